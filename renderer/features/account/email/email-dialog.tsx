import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { codeMinutes } from '#contract/sign-in-code.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
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
  // Where there is no code for the address (expired, or sent to another browser), the wait starts again.
  const current = !again && pending?.newEmail === newEmail ? pending : undefined;
  // While it fades out it keeps its face, though nothing is pending any more.
  const [done, setDone] = useState(false);
  const [shown, setShown] = useState(current);
  const isOpen = open && !done;
  if (isOpen && shown !== current) setShown(current);
  if (!open && done) setDone(false);

  function close() {
    setTyped(false);
    setAgain(false);
    onClose();
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      keepOpen={typed}
      title={t('email.change')}
      description={shown ? t('email.codesDescription', { count: codeMinutes }) : t('email.description')}
    >
      {shown ? (
        <EmailCodes
          account={account}
          pending={shown}
          onTyped={setTyped}
          onAnother={() => setAgain(true)}
          onDone={() => {
            setDone(true);
            close();
          }}
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
