import { useTranslation } from 'react-i18next';
import { useAreaData } from '../../lib/data/use-area-data.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { toast } from '../../ui/toast.ts';
import { type Ban, BanFormDialog } from './ban-form-dialog.tsx';
import { displayName } from './display-name.ts';
import { useKeepUser } from './use-keep-user.ts';

interface BanDialogProps {
  user: { id: string; name: string; email: string; banReason?: string | null };
  open: boolean;
  onClose: () => void;
}

/** Bans one user, or changes the ban. */
export function BanDialog({ user, open, onClose }: BanDialogProps) {
  const { t } = useTranslation('users');
  const { api } = useAreaData();
  const keepUser = useKeepUser();
  const name = isolate(displayName(user));

  async function ban({ reason, until }: Ban) {
    keepUser(await api.users.ban.call({ id: user.id, reason, until }));
    toast.success(t('ban.done', { name }));
  }

  return (
    <BanFormDialog
      open={open}
      onClose={onClose}
      title={t('ban.title', { name })}
      knownReason={user.banReason ?? ''}
      onBan={ban}
    />
  );
}
