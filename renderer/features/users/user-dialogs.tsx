import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { product } from '#contract/product.ts';
import type { UserDetail } from '#contract/users/user.ts';
import { removeRecords } from '../../components/record/entity-cache.ts';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useLast } from '../../components/ui/use-last.ts';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { announceIdentityChange } from '../../lib/auth/identity-change.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { dayOfBanEnd } from './ban-end.ts';
import { type Ban, BanFormDialog } from './ban-form-dialog.tsx';
import { undoAction } from './undo-action.ts';
import { updateUserCache } from './update-user-cache.ts';
import type { UserDialog } from './user-actions.ts';
import { displayName, userEntity } from './user-entity.ts';

interface UserDialogsProps {
  /** Dialog that is open, with its user; null while none is. */
  asked: { question: UserDialog; user: { id: string; name: string; email: string } } | null;
  onClose(): void;
}

/** Dialogs that confirm the actions on a user. */
export function UserDialogs({ asked, onClose }: UserDialogsProps) {
  const user = useLast(asked?.user ?? null);
  if (!user) return null;
  const common = { user, onClose };
  return (
    <>
      <BanDialog {...common} open={asked?.question === 'ban'} />
      <ImpersonateDialog {...common} open={asked?.question === 'impersonate'} />
      <DeleteDialog {...common} open={asked?.question === 'delete'} />
    </>
  );
}

interface QuestionProps {
  user: { id: string; name: string; email: string };
  open: boolean;
  onClose: () => void;
}

/** Asks before an admin acts as somebody else, and goes to what that person sees. */
function ImpersonateDialog({ user, open, onClose }: QuestionProps) {
  const { t } = useTranslation('users');
  const { api } = useApi();

  async function begin() {
    await api.users.impersonate.call({ id: user.id });
    announceIdentityChange();
    // A new document: nothing that the admin has read stays for the other user.
    location.assign('/app');
    await new Promise(() => {});
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('impersonation.title', { name: isolate(displayName(user)) })}
      description={t('impersonation.text', { product: product.name })}
      confirmLabel={t('impersonate')}
      tone="primary"
      onConfirm={begin}
    />
  );
}

/** Bans one user, or changes the ban. */
function BanDialog({ user, open, onClose }: QuestionProps) {
  const { t } = useTranslation('users');
  const data = useApi();
  const { api } = data;
  const keep = (saved: UserDetail) => updateUserCache(data, saved);
  const translate = useTranslate();
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
    keep(await api.users.ban.call({ id, reason, until }));
    // What has ended meanwhile cannot be given again.
    const before =
      replaced && (replaced.until === null || dayOfBanEnd(replaced.until)) ? replaced : undefined;
    const action = undoAction({
      translate,
      keep,
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

/** Deletes a user for good, once the name has been typed; then the list is shown without them, as it was where it is open. */
function DeleteDialog({ user, open, onClose }: QuestionProps) {
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
