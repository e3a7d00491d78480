import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/ui/field.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import type { RecordOption } from '../../../components/ui/record-choices.tsx';
import { RecordCombobox } from '../../../components/ui/record-combobox.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { memberOption } from '../members/member-cell.tsx';
import { readAgain } from './organization.ts';

interface TransferDialogProps {
  organization: { id: string; name: string };
  /** Any organization, in the manager area: its owners become admins; else the user's own, who becomes one. */
  ofAny: boolean;
  open: boolean;
  onClose: () => void;
}

/** Chooses the member who becomes owner. */
export default function TransferDialog({ organization, ofAny, ...dialog }: TransferDialogProps) {
  const { id, name } = organization;
  const { open } = dialog;
  const { t } = useTranslation('organizations');
  const data = useApi();
  const ownId = useInit().currentUser?.id;
  const { members, transfer, anyMembers, transferAny } = data.api.organizations;
  const [chosen, setChosen] = useState<RecordOption | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!open) return;
    setChosen(null);
    setMissing(false);
  }, [open]);

  async function search(searchTerm: string, signal: AbortSignal): Promise<RecordOption[]> {
    const { items } = await (ofAny ? anyMembers : members).call({ id, searchTerm, limit: 20 }, { signal });
    return items.filter(({ userId }) => ofAny || userId !== ownId).map(memberOption);
  }

  async function send() {
    setMissing(chosen === null);
    if (chosen === null) return false;
    await (ofAny ? transferAny : transfer).call({ id, memberId: chosen.id });
    await readAgain(data);
    toast.success(t('transfer.done', { name: isolate(chosen.label) }));
  }

  return (
    <FormDialog
      {...dialog}
      description={t(ofAny ? 'transfer.descriptionOfAny' : 'transfer.description')}
      title={t('transfer.ask', { name: isolate(name) })}
      submitLabel={t('transfer.confirm')}
      tone="danger"
      onSend={send}
    >
      <Field
        label={t('transfer.member')}
        error={isMissing && chosen === null ? t('transfer.missing') : undefined}
      >
        <RecordCombobox value={chosen} onValueChange={setChosen} options={[]} search={search} />
      </Field>
    </FormDialog>
  );
}
