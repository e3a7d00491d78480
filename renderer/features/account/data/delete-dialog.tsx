import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { AskToDelete } from './ask-to-delete.tsx';
import { DeleteByCode } from './delete-by-code.tsx';

interface DeleteDialogProps {
  account: Account;
  open: boolean;
  onClose: () => void;
}

/** The end of an account in two steps: what is lost, with the name typed; then the code that came by mail. */
export default function DeleteDialog({ account, open, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState(false);
  /** From when on another code is sent; undefined until one was. */
  const [resendAt, setResendAt] = useState<string>();

  function close() {
    setTyped(false);
    setResendAt(undefined);
    onClose();
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
        <DeleteByCode
          account={account}
          resendAt={resendAt}
          onResent={setResendAt}
          onTyped={setTyped}
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
