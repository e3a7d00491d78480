import { useTranslation } from 'react-i18next';
import type { Account, PendingEmailChange } from '#contract/account/account.ts';
import { CodesForm } from '../../components/codes/codes-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useAccountChange } from './account-change.ts';

interface EmailCodesProps {
  account: Account;
  pending: PendingEmailChange;
  onTyped: (typed: boolean) => void;
  /** Goes back to the choice of an address. */
  onAnother: () => void;
  /** Called once the address is changed. */
  onDone: () => void;
  onClose: () => void;
}

/** The second step: the codes of both mails. It sends itself when both are there. */
export function EmailCodes(props: EmailCodesProps) {
  const { account, pending, onTyped, onAnother, onDone, onClose } = props;
  const { newEmail, resendAt } = pending;
  const { t } = useTranslation('account');
  const { api, queryClient } = useApi();
  const change = useAccountChange();
  const request = useEmailRequest();
  return (
    <CodesForm
      purpose="email-change"
      submitLabel={t('email.confirm')}
      sentTo={{ code: newEmail, currentCode: account.email }}
      sendsItself
      onSend={async (codes) => {
        const { email, emailVerified } = await api.account.changeEmail.call({ newEmail, ...codes });
        onDone();
        queryClient.setQueryData(
          api.account.read.queryKey(),
          (old) => old && { ...old, emailVerified, pendingEmailChange: null },
        );
        change({ email });
        toast.success(t('email.changed'), { description: t('email.changedDescription') });
      }}
      resendAt={resendAt}
      onResend={() => request(newEmail)}
      onTyped={onTyped}
      onClose={onClose}
    >
      <button type="button" className="link -my-1 justify-self-start py-1 text-13" onClick={onAnother}>
        {t('email.another')}
      </button>
    </CodesForm>
  );
}

/** Asks for the two codes of a new address, and remembers with the account that they are on their way. */
export function useEmailRequest(): (newEmail: string) => Promise<PendingEmailChange> {
  const { api, queryClient } = useApi();
  return async (newEmail) => {
    const pendingEmailChange = await api.account.requestEmailChange.call({ newEmail });
    queryClient.setQueryData(
      api.account.read.queryKey(),
      (account) => account && { ...account, pendingEmailChange },
    );
    return pendingEmailChange;
  };
}
