import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { Dialog, DialogButtons } from '../../../components/ui/dialog.tsx';
import { FailureAlert } from '../../../components/ui/failure-alert.tsx';
import { Field } from '../../../components/ui/field.tsx';
import type { RecordOption } from '../../../components/ui/record-choices.tsx';
import { RecordCombobox } from '../../../components/ui/record-combobox.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { memberOption } from '../members/member-name.ts';
import { showOrganization } from '../organization/show-organization.ts';

interface TransferDialogProps {
  organization: OrganizationDetail;
  open: boolean;
  onClose: () => void;
}

/** Chooses the member who becomes owner, and says what becomes of the user. */
export default function TransferDialog({ organization: { id, name }, open, onClose }: TransferDialogProps) {
  const { t } = useTranslation('organizations');
  const data = useApi();
  const { api } = data;
  const ownId = useInit().visitor?.id;
  const [chosen, setChosen] = useState<RecordOption | null>(null);
  const transfer = useMutation({
    mutationFn: (memberId: string) => api.organizations.transfer.call({ id, memberId }),
    onSuccess(saved) {
      showOrganization(data, saved);
      toast.success(t('transfer.done', { name: isolate(chosen?.label ?? '') }));
      onClose();
    },
  });
  const { reset } = transfer;
  useEffect(() => {
    if (!open) return;
    setChosen(null);
    reset();
  }, [open, reset]);

  async function search(searchTerm: string, signal: AbortSignal): Promise<RecordOption[]> {
    const input = { id, searchTerm, limit: 20 };
    const { items } = await api.organizations.members.call(input, { signal });
    return items.filter(({ userId }) => userId !== ownId).map(memberOption);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepOpen={transfer.isPending}
      title={t('transfer.ask', { name: isolate(name) })}
      description={t('transfer.description')}
      actions={
        <DialogButtons
          onCancel={onClose}
          variant="danger"
          writes
          loading={transfer.isPending}
          disabled={!chosen}
          onClick={() => chosen && transfer.mutate(chosen.id)}
        >
          {t('transfer.confirm')}
        </DialogButtons>
      }
    >
      <FailureAlert error={transfer.error} />
      <Field label={t('transfer.member')}>
        <RecordCombobox value={chosen} onValueChange={setChosen} options={[]} search={search} />
      </Field>
    </Dialog>
  );
}
