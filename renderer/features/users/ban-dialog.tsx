import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/ui/toast.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { dayOfBanEnd } from './ban-end.ts';
import { type Ban, BanFormDialog } from './ban-form-dialog.tsx';
import { displayName } from './display-name.ts';
import { undoAction } from './undo-action.ts';
import { useUpdateUserCache } from './update-user-cache.ts';
import { useDateTimeText } from './use-date-text.ts';

interface BanDialogProps {
  user: { id: string; name: string; email: string };
  open: boolean;
  onClose: () => void;
}

/** Bans one user, or changes the ban. */
export function BanDialog({ user, open, onClose }: BanDialogProps) {
  const { t } = useTranslation('users');
  const { api } = useApi();
  const translate = useTranslate();
  const updateUserCache = useUpdateUserCache();
  const dateText = useDateTimeText();
  // Read by now: by the page, or by the menu that leads here.
  const { data: known } = useQuery({
    ...api.users.read.queryOptions({ input: { id: user.id } }),
    enabled: open,
  });
  const name = isolate(displayName(user));
  const { id } = user;
  const replaced =
    known?.state === 'banned' ? { reason: known.banReason ?? '', until: known.banExpires } : undefined;

  async function ban({ reason, until }: Ban) {
    updateUserCache(await api.users.ban.call({ id, reason, until }));
    // What has ended meanwhile cannot be given again.
    const before =
      replaced && (replaced.until === null || dayOfBanEnd(replaced.until)) ? replaced : undefined;
    const action = undoAction({
      translate,
      keep: updateUserCache,
      undo: () => (before ? api.users.ban.call({ id, ...before }) : api.users.unban.call({ id })),
      done: before ? t('ban.restored', { name }) : t('ban.lifted', { name }),
    });
    toast.success(
      until === null ? t('ban.done', { name }) : t('ban.doneUntil', { name, date: dateText(until) }),
      { action },
    );
  }

  return (
    <BanFormDialog
      open={open}
      onClose={onClose}
      title={t('ban.title', { name })}
      known={replaced}
      onBan={ban}
    />
  );
}
