import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { removeRows } from '../../../components/list/change-lists.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import type { RecordOption } from '../../../components/ui/record-choices.tsx';
import { RecordCombobox } from '../../../components/ui/record-combobox.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useLast } from '../../../components/ui/use-last.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { memberOption } from '../members/member-name.ts';
import { managedList, type OrganizationQuestion } from './organization-actions.ts';

export interface AskedOrganization {
  question: OrganizationQuestion;
  organization: { id: string; name: string };
}

interface OrganizationDialogsProps {
  /** Dialog that is open, with its organization; null while none is. */
  asked: AskedOrganization | null;
  onClose(): void;
}

/** Dialogs that confirm the actions on an organization. */
export function OrganizationDialogs({ asked, onClose }: OrganizationDialogsProps) {
  const organization = useLast(asked?.organization ?? null);
  if (!organization) return null;
  const common = { organization, onClose };
  return (
    <>
      <TransferOrganization key={organization.id} {...common} open={asked?.question === 'transfer'} />
      <DeleteOrganization {...common} open={asked?.question === 'delete'} />
    </>
  );
}

interface QuestionProps {
  organization: { id: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** Deletes an organization for good, once its name has been typed. */
function DeleteOrganization({ organization: { id, name }, open, onClose }: QuestionProps) {
  const { t } = useTranslation('organizations-manage');
  const { api, queryClient } = useApi();
  const navigate = useNavigate();
  const isShown = useParams().id === id;

  async function remove() {
    await api.organizations.deleteAny.call({ id });
    toast.success(t('delete.done', { name: isolate(name) }));
    if (isShown) await navigate(managedList);
    // Its page may still be drawn for a moment; it will not be read again.
    queryClient.removeQueries({ queryKey: api.organizations.readAny.key({ input: { id } }) });
    queryClient.removeQueries({ queryKey: api.organizations.list.key() });
    await removeRows(queryClient, api.organizations.all.key({ type: 'infinite' }), [id]);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      description={t('delete.text', { name: isolate(name) })}
      typeName={name}
      onConfirm={remove}
    />
  );
}

/** Chooses the member who becomes the only owner of an organization. */
function TransferOrganization({ organization, open, onClose }: QuestionProps) {
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
