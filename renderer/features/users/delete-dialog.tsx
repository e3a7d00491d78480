import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { removeRecords } from '../../components/record/entity-cache.ts';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { toast } from '../../components/ui/toast.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { displayName } from './display-name.ts';
import { userEntity } from './user-entity.ts';

interface DeleteDialogProps {
  user: { id: string; name: string; email: string };
  open: boolean;
  onClose: () => void;
}

/** Deletes a user for good, once the name has been typed; then the list is shown without them, as it was where it is open. */
export function DeleteDialog({ user, open, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('users');
  const data = useApi();
  const navigate = useNavigate();
  const isShown = useParams().id === user.id;
  const name = displayName(user);

  async function remove() {
    await data.api.users.delete.call({ id: user.id });
    toast.success(t('delete.done', { name: isolate(name) }));
    if (isShown) await navigate('/manager/users');
    // Their page may still be drawn for a moment; it will not be read again.
    data.queryClient.removeQueries({ queryKey: data.api.users.read.key({ input: { id: user.id } }) });
    await removeRecords(userEntity, data, [user.id]);
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
