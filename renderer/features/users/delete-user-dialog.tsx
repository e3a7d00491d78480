import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { NeedingRecords } from '../../layout/needing-records.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { useApi } from '../../lib/services/use-api.ts';

interface DeleteUserDialogProps {
  id: string;
  name: string;
  open: boolean;
  onClose(): void;
  onDelete(): Promise<void>;
}

/** The last question before a user is deleted. While records need the user it says which, and cannot be confirmed. */
export function DeleteUserDialog({ id, name, open, onClose, onDelete }: DeleteUserDialogProps) {
  const { t } = useTranslation('users');
  const { previewDeletion } = useApi().api.users;
  const { data, isLoading } = useQuery({
    ...previewDeletion.queryOptions({ input: { id } }),
    ...{ enabled: open, staleTime: 0, gcTime: 0 },
  });
  const named = { name: isolate(name) };
  const neededBy = data?.neededBy ?? [];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      description={t('delete.text', named)}
      typeName={name}
      checking={isLoading}
      refusal={
        neededBy.length > 0 && (
          <>
            {t('delete.needed', named)}
            <NeedingRecords neededBy={neededBy} />
          </>
        )
      }
      onConfirm={onDelete}
    />
  );
}
