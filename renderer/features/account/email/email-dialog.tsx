import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/api/account.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailCodes } from './email-codes.tsx';
import { NewEmail } from './new-email.tsx';

interface EmailDialogProps {
  account: Account;
  /** The address that the page's address names; empty for none. */
  newEmail: string;
  open: boolean;
  onNewEmail: (email: string) => void;
  onClose: () => void;
}

/** Another address in two steps: the address, then the code that came to it and the one that came to the current. */
export default function EmailDialog({ account, newEmail, open, onNewEmail, onClose }: EmailDialogProps) {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState(false);
  const [again, setAgain] = useState(false);
  const pending = account.pendingEmailChange;
  // An address without codes of its own (they have expired, or were sent to another browser) begins anew.
  const current = !again && pending?.newEmail === newEmail ? pending : undefined;

  function close() {
    setAgain(false);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      keepOpen={typed}
      title={t('email.change')}
      description={current ? t('email.codesDescription') : t('email.description')}
    >
      {current ? (
        <EmailCodes
          account={account}
          pending={current}
          onTyped={setTyped}
          onAnother={() => setAgain(true)}
          onClose={close}
        />
      ) : (
        <NewEmail
          account={account}
          newEmail={again ? '' : newEmail}
          onTyped={setTyped}
          onSent={(email) => {
            setAgain(false);
            onNewEmail(email);
          }}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
