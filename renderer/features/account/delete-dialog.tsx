import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Account } from '#contract/account/account.ts';
import { CodesForm } from '../../components/codes/codes-form.tsx';
import { UsePasskey } from '../../components/passkeys/use-passkey.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { announceIdentityChange } from '../../lib/auth/identity-change.ts';
import { loginNotice } from '../../lib/navigation/login-address.ts';
import { useServices } from '../../lib/services/services.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { AskToDelete } from './ask-to-delete.tsx';

interface DeleteDialogProps {
  account: Account;
  open: boolean;
  onClose: () => void;
}

/** The end of an account in two steps: what is lost, with the name typed; then the code that came by mail. */
export default function DeleteDialog({ account, open, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('account');
  const { init } = useServices();
  const { api, queryClient } = useApi();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(false);
  /** Time from which another code is sent, ISO 8601; undefined until the first was. */
  const [resendAt, setResendAt] = useState<string>();

  function close() {
    setTyped(false);
    setResendAt(undefined);
    onClose();
  }

  /** The account is gone then, and the user is on /login. */
  async function end({ code }: { code: string }) {
    await api.account.delete.call({ code });
    announceIdentityChange();
    init.set(undefined);
    await navigate('/login', { state: loginNotice('account-deleted'), replace: true });
    queryClient.clear();
  }

  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={close}
      keepOpen={typed}
      title={t('delete.title')}
      description={resendAt ? t('delete.codeDescription') : t('delete.description')}
    >
      {resendAt ? (
        <CodesForm
          // Another code makes a fresh start.
          key={resendAt}
          submitLabel={t('deletion.delete')}
          tone="danger"
          sentTo={{ code: account.email }}
          onSend={end}
          resendAt={resendAt}
          onResend={async () => setResendAt((await api.account.requestDeletion.call()).resendAt)}
          onTyped={setTyped}
          standIn={(own) => <UsePasskey purpose="deletion" {...own} />}
          onClose={close}
        />
      ) : (
        <AskToDelete
          account={account}
          onTyped={setTyped}
          onSent={(sent) => {
            setTyped(false);
            setResendAt(sent);
          }}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
