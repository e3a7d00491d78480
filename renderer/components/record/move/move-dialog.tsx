import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoveRefusal } from '#contract/schemas/move.ts';
import { tenantGrantsOf } from '#contract/tenant-permissions.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { may } from '../../../lib/permissions.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { RecordOption } from '../../ui/record-choices.tsx';
import { RecordCombobox } from '../../ui/record-combobox.tsx';
import { useLast } from '../../ui/use-last.ts';
import type { DefinedEntity } from '../define-entity.ts';
import { type NamedRecord, recordName } from '../entity.ts';
import { useEntityText } from '../entity-text.ts';
import { searchOrganizations } from '../organization/organization-choice.ts';
import { useMove } from './use-move.ts';

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
  const [only] = records;
  const count = records.length;

  function choose(place: RecordOption | null) {
    setTarget(place);
    setProblem(undefined);
  }

  async function send() {
    if (!target) {
      setProblem('missing');
      return false;
    }
    const ids = records.map(({ id }) => id);
    const { refused } = await mutateAsync({ ids, from, to: target.id, place: target.label });
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
      <Field
        label={t('column.organization')}
        error={problem && (problem === 'missing' ? t('move.missing') : t(`moved.reason.${problem}`))}
      >
        <RecordCombobox value={target} onValueChange={choose} {...usePlaces(entity, from)} />
      </Field>
    </FormDialog>
  );
}

/** Places where the user may add records: managers anywhere, others in their own organizations. */
function usePlaces({ resource }: DefinedEntity, from: string) {
  const { t } = useTranslation('organizations-area');
  const { api } = useApi();
  const init = useInit();
  const isManager = may(init, 'apps', 'manager') && may(init, resource, 'create');
  const { data: own } = useQuery({ ...api.organizations.list.queryOptions(), enabled: !isManager });
  const none: RecordOption = { id: 'none', label: t('switcher.none') };
  const options = (own?.items ?? [])
    .filter(({ role }) => tenantGrantsOf(role)[resource]?.includes('create'))
    .map(({ id, name, slug }): RecordOption => ({ id, label: name, description: slug }));
  if (may(init, resource, 'create')) options.unshift(none);
  const isElsewhere = ({ id }: RecordOption) => id !== from;
  async function search(searchTerm: string, signal: AbortSignal) {
    const term = searchTerm.toLowerCase();
    const found = isManager
      ? await searchOrganizations(api, searchTerm, signal, none)
      : options.filter(({ label, description }) => `${label} ${description}`.toLowerCase().includes(term));
    return found.filter(isElsewhere);
  }
  return { options: isManager ? [] : options.filter(isElsewhere), search };
}
