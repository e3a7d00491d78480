import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { removeRows } from '../../../components/list/change-lists.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { managedList } from './organization-actions.ts';

interface DeleteOrganizationProps {
  organization: { id: string; name: string };
  open: boolean;
  onClose: () => void;
}

/** Deletes an organization for good, once its name has been typed. */
export function DeleteOrganization({ organization: { id, name }, open, onClose }: DeleteOrganizationProps) {
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
