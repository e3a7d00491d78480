import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UserDeletion } from '#contract/users/users.ts';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { useListName } from '../../layout/use-list-name.ts';
import { formatCount } from '../../lib/format/format-number.ts';
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

function NeedingRecords({ neededBy }: UserDeletion) {
  const { t, i18n } = useTranslation('users');
  const nameOf = useListName();
  return (
    <ul className="mt-1.5 tabular-nums">
      {neededBy.map(({ list, count }) => (
        <li key={list}>
          {t('delete.fact', {
            name: nameOf(list) ?? t('delete.records'),
            total: formatCount(i18n.language, count),
          })}
        </li>
      ))}
    </ul>
  );
}
