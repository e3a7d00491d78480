import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { product } from '#contract/product.ts';
import { removeRecords } from '../../components/record/entity-cache.ts';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useLast } from '../../components/ui/use-last.ts';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { announceIdentityChange } from '../../lib/auth/identity-change.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useServices } from '../../lib/services/services.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { dayOfBanEnd } from './ban-end.ts';
import { type Ban, BanFormDialog } from './ban-form-dialog.tsx';
import { undoAction, updateUserCache } from './change-user.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import type { UserDialog } from './user-actions.ts';
import { displayName, userEntity } from './user-entity.ts';

interface Person {
  id: string;
  name: string;
  email: string;
}

interface UserDialogsProps {
  /** Dialog that is open, with its user; null while none is. */
  asked: { question: UserDialog; user: Person } | null;
  onClose(): void;
}

/** Dialogs that confirm the actions on a user. */
export function UserDialogs({ asked, onClose }: UserDialogsProps) {
  const { t } = useTranslation('users');
  const data = useApi();
  const navigate = useNavigate();
  const { latestLocation } = useServices();
  const user = useLast(asked?.user ?? null);
  if (!user) return null;
  const { id } = user;
  const name = displayName(user);
  const named = { name: isolate(name) };

  /** Goes to what the other user sees. */
  async function impersonate() {
    await data.api.users.impersonate.call({ id });
    announceIdentityChange();
    // A new document: nothing that the admin has read stays for the other user.
    location.assign('/app');
    await new Promise(() => {});
  }

  /** Shows the list without the user then, as it was where it is open. */
  async function remove() {
    await data.api.users.delete.call({ id });
    toast.success(t('delete.done', named));
    // Not if the user went to another page meanwhile.
    if (latestLocation().pathname.startsWith(`/manager/users/${id}`)) await navigate('/manager/users');
    // Their page may still be drawn for a moment; it will not be read again.
    data.queryClient.removeQueries({ queryKey: data.api.users.read.key({ input: { id } }) });
    await removeRecords(userEntity, data, [id]);
  }

  return (
    <>
      <BanDialog user={user} open={asked?.question === 'ban'} onClose={onClose} />
      <ConfirmDialog
        open={asked?.question === 'impersonate'}
        onOpenChange={onClose}
        title={t('impersonation.title', named)}
        description={t('impersonation.text', { product: product.name })}
        confirmLabel={t('impersonate')}
        tone="primary"
        onConfirm={impersonate}
      />
      <DeleteUserDialog
        id={id}
        name={name}
        open={asked?.question === 'delete'}
        onClose={onClose}
        onDelete={remove}
      />
    </>
  );
}

interface BanDialogProps {
  user: Person;
  open: boolean;
  onClose(): void;
}

/** Bans a user, or changes the ban. */
function BanDialog({ user, open, onClose }: BanDialogProps) {
  const { t } = useTranslation('users');
  const data = useApi();
  const { api } = data;
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const { id } = user;
  const named = { name: isolate(displayName(user)) };
  // Read by now: by the page, or by the menu that leads here.
  const { data: known } = useQuery({ ...api.users.read.queryOptions({ input: { id } }), enabled: open });
  const replaced =
    known?.state === 'banned' ? { reason: known.banReason ?? '', until: known.banExpires } : undefined;

  async function ban(input: Ban) {
    updateUserCache(data, await api.users.ban.call({ id, ...input }));
    // What has ended meanwhile cannot be given again.
    const before = replaced?.until === null || dayOfBanEnd(replaced?.until) ? replaced : undefined;
    const action = undoAction(translate, async () => {
      updateUserCache(
        data,
        await (before ? api.users.ban.call({ id, ...before }) : api.users.unban.call({ id })),
      );
      return t(before ? 'ban.restored' : 'ban.lifted', named);
    });
    const text =
      input.until === null
        ? t('ban.done', named)
        : t('ban.doneUntil', { ...named, date: dateText(input.until) });
    toast.success(text, { action });
  }

  return (
    <BanFormDialog open={open} onClose={onClose} title={t('ban.title', named)} known={replaced} onBan={ban} />
  );
}
