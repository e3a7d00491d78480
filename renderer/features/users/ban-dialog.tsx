import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAreaData } from '../../lib/data/use-area-data.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { toast } from '../../ui/toast.ts';
import { type Ban, BanFormDialog } from './ban-form-dialog.tsx';
import { displayName } from './display-name.ts';
import { useKeepUser } from './use-keep-user.ts';

interface BanDialogProps {
  user: { id: string; name: string; email: string };
  open: boolean;
  onClose: () => void;
}

/** Bans one user, or changes the ban. */
export function BanDialog({ user, open, onClose }: BanDialogProps) {
  const { t } = useTranslation('users');
  const { api } = useAreaData();
  const keepUser = useKeepUser();
  // Read by now: by the page, or by the menu that leads here.
  const { data: known } = useQuery({
    ...api.users.read.queryOptions({ input: { id: user.id } }),
    enabled: open,
  });
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
      known={
        known?.state === 'banned' ? { reason: known.banReason ?? '', until: known.banExpires } : undefined
      }
      onBan={ban}
    />
  );
}
