import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoveRefusal } from '#contract/schemas/move.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { RecordOption } from '../../ui/record-choices.tsx';
import { RecordCombobox } from '../../ui/record-combobox.tsx';
import { useLast } from '../../ui/use-last.ts';
import type { DefinedEntity } from '../define-entity.ts';
import { type NamedRecord, recordName } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';
import { useTargetScopes } from '../organization/use-target-scopes.ts';
import { useMove } from './use-move.ts';

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
