import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Move, MoveRefusal } from '#contract/schemas/move.ts';
import { failureText, refusedFields } from '../../../lib/api/api-error.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useArea } from '../../actions/action-context.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { RecordOption } from '../../ui/record-choices.tsx';
import { RecordCombobox } from '../../ui/record-combobox.tsx';
import { toast } from '../../ui/toast.ts';
import { useLast } from '../../ui/use-last.ts';
import type { DefinedEntity, MoveInput } from '../define-entity.ts';
import { type NamedRecord, recordName } from '../entity.ts';
import { invalidateRecords, removeRecords } from '../entity-cache.ts';
import { useEntityText } from '../entity-text.ts';
import { useTargetScopes } from '../organization/use-target-scopes.ts';

/** Scopes to choose from without organizations: none. */
const noScopes = { options: [] as RecordOption[], search: async (): Promise<RecordOption[]> => [] };

/** Records to be moved, and where they were when that was asked: another tab may choose another organization. */
export interface RequestedMove {
  records: readonly NamedRecord[];
  from: string;
}

interface MoveDialogProps {
  entity: DefinedEntity;
  /** Null while the dialog is closed. */
  requested: RequestedMove | null;
  onClose(): void;
  onMoved(): void;
}

/** Chooses where records are moved, and moves them. One that cannot go there is explained here, several above the list. */
export function MoveDialog({ entity, requested, onClose, onMoved }: MoveDialogProps) {
  const { t, i18n } = useTranslation('records');
  const text = useEntityText(entity);
  const { mutateAsync } = useMove(entity);
  const { records, from } = useLast(requested) ?? { records: [], from: 'none' };
  const [target, setTarget] = useState<RecordOption | null>(null);
  const [problem, setProblem] = useState<'missing' | MoveRefusal>();
  useEffect(() => {
    if (!requested) return;
    setTarget(null);
    setProblem(undefined);
  }, [requested]);
  const scopes = { ...noScopes, ...useTargetScopes(entity, from) };
  const [only] = records;
  const count = records.length;

  function choose(scope: RecordOption | null) {
    setTarget(scope);
    setProblem(undefined);
  }

  async function send() {
    if (!target) {
      setProblem('missing');
      return false;
    }
    const ids = records.map(({ id }) => id);
    const { refused } = await mutateAsync({ ids, from, to: target.id, targetName: target.label });
    const [refusal] = refused;
    if (count === 1 && refusal) {
      setProblem(refusal.reason);
      return false;
    }
    onMoved();
  }

  return (
    <FormDialog
      open={requested !== null}
      onClose={onClose}
      title={
        count === 1 && only
          ? text('records:move.askOne', { name: isolate(recordName(entity, only)) })
          : text('records:move.ask', { count, total: formatCount(i18n.language, count) })
      }
      submitLabel={t('move.confirm')}
      onSend={send}
    >
      {(errors) => (
        <Field
          label={t('column.organization')}
          error={
            problem ? (
              <span className="block first-letter:uppercase">
                {problem === 'missing' ? t('move.missing') : t(`moved.reason.${problem}`)}
              </span>
            ) : (
              errors.to
            )
          }
        >
          <RecordCombobox value={target} onValueChange={choose} {...scopes} />
        </Field>
      )}
    </FormDialog>
  );
}

interface NamedMove extends MoveInput {
  /** Name of the target. */
  targetName: string;
}

/** Moves records, and offers to move them back. What stays is shown above the list (RefusalAlert). */
function useMove(entity: DefinedEntity) {
  const data = useApi();
  const operation = entity.operations(data.api).move;
  const { t, i18n } = useTranslation('records');
  const text = useEntityText(entity);
  const isManaged = useArea() === 'manager';
  const undo = useUndoMove(entity);
  return useMutation({
    mutationKey: operation?.mutationKey() ?? [],
    mutationFn: async ({ targetName: _, ...input }: NamedMove) => {
      if (!operation) throw new Error('these records cannot be moved');
      return operation.call(input);
    },
    async onSuccess({ moved, count, origins, refusedCount }, { to, targetName }) {
      const [only] = moved;
      const place = isolate(targetName);
      const total = formatCount(i18n.language, count);
      const message =
        count === 1 && only
          ? text('records:moved.one', { name: isolate(only.name), place })
          : text('records:moved.several', { count, total, place });
      const action = { label: t('undo'), onPress: () => undo.mutate({ origins, from: to }) };
      if (count > 0) toast.success(message, { action });
      else if (refusedCount === 0) toast.success(message);
      const ids = origins.flatMap((origin) => origin.ids);
      await (isManaged ? invalidateRecords(entity, data) : removeRecords(entity, data, ids));
    },
  });
}

/** Moves records back to where they were. */
function useUndoMove(entity: DefinedEntity) {
  const data = useApi();
  const operation = entity.operations(data.api).move;
  const { t } = useTranslation('records');
  const translate = useTranslate();
  return useMutation({
    mutationKey: operation?.mutationKey() ?? [],
    async mutationFn({ origins, from }: { origins: Move['origins']; from: string }) {
      const refused: Move['refused'] = [];
      let [count, refusedCount] = [0, 0];
      for (const { ids, scope } of origins) {
        const move = await operation?.call({ ids, from, to: scope, undo: true });
        refused.push(...(move?.refused ?? []));
        count += move?.count ?? 0;
        refusedCount += move?.refusedCount ?? 0;
      }
      return { count, refused, refusedCount };
    },
    onSuccess({ count, refusedCount }) {
      // Deleted meanwhile, or moved on by somebody else.
      if (count + refusedCount === 0) toast.error(t('move.undoFailed'));
      else if (refusedCount === 0) toast.success(t('move.undone'));
      return invalidateRecords(entity, data);
    },
    onError(error) {
      toast.error(t('move.undoFailed'), {
        // There is no field beside which it could say that there is no space for the files.
        description: refusedFields(error)?.to ?? failureText(translate, error),
      });
      void invalidateRecords(entity, data);
    },
  });
}
