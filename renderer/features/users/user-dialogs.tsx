import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { product } from '#contract/product.ts';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { announceIdentityChange } from '../../lib/auth/identity-change.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { BanDialog } from './ban-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { displayName } from './display-name.ts';
import type { UserDialog } from './user-actions.ts';

interface UserDialogsProps {
  /** What is asked, and about whom; null while nothing is. */
  asked: { question: UserDialog; user: { id: string; name: string; email: string } } | null;
  onClose(): void;
}

/** What is asked before something is done to a user. */
export function UserDialogs({ asked, onClose }: UserDialogsProps) {
  // A dialog still says whom it is about while it closes.
  const [user, setUser] = useState(asked?.user);
  if (asked && asked.user !== user) setUser(asked.user);
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

interface ImpersonateDialogProps {
  user: { id: string; name: string; email: string };
  open: boolean;
  onClose: () => void;
}

/** Asks before an admin acts as somebody else, and goes to what that person sees. */
function ImpersonateDialog({ user, open, onClose }: ImpersonateDialogProps) {
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
