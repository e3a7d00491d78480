import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { removeRows } from '../../../components/list/change-lists.ts';
import { useLast } from '../../../components/ui/use-last.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { DeleteDialog } from '../organization/delete-dialog.tsx';
import TransferDialog from '../organization/transfer-dialog.tsx';
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
  const { t } = useTranslation('organizations-manage');
  const { api, queryClient } = useApi();
  const navigate = useNavigate();
  const shownId = useParams().id;
  const organization = useLast(asked?.organization ?? null);
  if (!organization) return null;
  const common = { organization, onClose };

  async function remove(id: string) {
    await api.organizations.deleteAny.call({ id });
    if (shownId === id) await navigate(managedList);
    // Its page may still be drawn for a moment; it will not be read again.
    queryClient.removeQueries({ queryKey: api.organizations.readAny.key({ input: { id } }) });
    queryClient.removeQueries({ queryKey: api.organizations.list.key() });
    await removeRows(queryClient, api.organizations.all.key({ type: 'infinite' }), [id]);
  }

  return (
    <>
      <TransferDialog
        {...common}
        key={organization.id}
        ofAny
        description={t('transfer.text')}
        open={asked?.question === 'transfer'}
      />
      <DeleteDialog {...common} open={asked?.question === 'delete'} onDelete={remove} />
    </>
  );
}
