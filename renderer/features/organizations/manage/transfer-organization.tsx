import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/ui/field.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { RecordCombobox } from '../../../components/ui/record-combobox.tsx';
import { toast } from '../../../components/ui/toast.ts';
import type { RecordOption } from '../../../components/ui/use-record-search.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { memberOption } from '../members/member-name.ts';

interface TransferOrganizationProps {
  organization: { id: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** Chooses the member who becomes the only owner of an organization. */
export function TransferOrganization({ organization, open, onClose }: TransferOrganizationProps) {
  const { id, name } = organization;
  const { t } = useTranslation('organizations-manage');
  const { api, queryClient } = useApi();
  const input = { id, searchTerm: '', limit: 20 };
  const { data } = useQuery({ ...api.organizations.anyMembers.queryOptions({ input }), enabled: open });
  const [chosen, setChosen] = useState<RecordOption | null>(null);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    if (!open) return;
    setChosen(null);
    setMissing(false);
  }, [open]);

  async function send() {
    setMissing(chosen === null);
    if (chosen === null) return false;
    await api.organizations.transferAny.call({ id, memberId: chosen.id });
    const { readAny, anyMembers, anyActivity } = api.organizations;
    await Promise.all(
      [readAny, anyMembers, anyActivity].map((one) =>
        queryClient.invalidateQueries({ queryKey: one.key({ input: { id } }) }),
      ),
    );
    toast.success(t('transfer.done', { name: isolate(name), owner: isolate(chosen.label) }));
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('transfer.title', { name: isolate(name) })}
      description={t('transfer.text')}
      submitLabel={t('transfer.submit')}
      onSend={send}
    >
      <Field
        label={t('transfer.owner')}
        error={missing && chosen === null ? t('transfer.missing') : undefined}
      >
        <RecordCombobox
          key={data?.readAt}
          value={chosen}
          onValueChange={setChosen}
          options={(data?.items ?? []).map(memberOption)}
          search={async (searchTerm, signal) => {
            const found = await api.organizations.anyMembers.call({ ...input, searchTerm }, { signal });
            return found.items.map(memberOption);
          }}
        />
      </Field>
    </FormDialog>
  );
}
