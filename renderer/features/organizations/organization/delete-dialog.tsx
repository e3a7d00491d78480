import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';

interface DeleteDialogProps {
  organization: { id: string; name: string };
  open: boolean;
  onClose: () => void;
  /** Deletes it, and leaves what shows it. */
  onDelete(id: string): Promise<void>;
}

/** Asks before an organization is deleted for everybody. Its name has to be typed. */
export function DeleteDialog({ organization: { id, name }, open, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('organizations');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('delete.ask', { name: isolate(name) })}
      description={t('delete.description')}
      confirmLabel={t('delete.confirm')}
      typeName={name}
      onConfirm={async () => {
        await onDelete(id);
        toast.success(t('delete.done', { name: isolate(name) }));
      }}
    />
  );
}
