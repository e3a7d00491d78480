import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Account } from '#contract/account/account.ts';
import { codeLength } from '#contract/sign-in-code.ts';
import { DialogForm } from '../../components/ui/dialog-form.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { loginNotice } from '../../lib/navigation/login-address.ts';
import { useServices } from '../../lib/services/services.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { CodeField, SendAgain } from './code-field.tsx';
import { isUsedUp, rejectedCodesOf, useRejectedCodes } from './rejected-codes.ts';

interface DeleteByCodeProps {
  account: Account;
  resendAt: string;
  onResent: (resendAt: string) => void;
  onTyped: (typed: boolean) => void;
  onClose: () => void;
}

/** The last step: the code from the mail. The account is gone then, and the user is on /login. */
export function DeleteByCode({ account, resendAt, onResent, onTyped, onClose }: DeleteByCodeProps) {
  const { t } = useTranslation('account');
  const { init } = useServices();
  const { api, queryClient } = useApi();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const rejected = useRejectedCodes();
  const end = useMutation({
    mutationFn: (typed: string) => api.account.delete.call({ code: typed }),
    async onSuccess() {
      init.set(undefined);
      await navigate('/login', { state: loginNotice('account-deleted'), replace: true });
      queryClient.clear();
    },
    onError: rejected.reject,
  });

  return (
    <DialogForm
      submitLabel={t('data.delete')}
      tone="danger"
      pending={end.isPending}
      disabled={code.length < codeLength}
      onSubmit={() => end.mutate(code)}
      onClose={onClose}
    >
      {!rejectedCodesOf(end.error) && <FailureAlert error={end.error} />}
      <CodeField
        name="code"
        to={account.email}
        {...rejected.shownAt('code')}
        disabled={end.isPending}
        autoFocus
        onChange={(typed) => {
          setCode(typed);
          onTyped(typed !== '');
          rejected.retyped('code');
        }}
        // What cannot be undone waits for the button.
        onComplete={() => {}}
      />
      <SendAgain
        resendAt={isUsedUp(end.error) ? undefined : resendAt}
        onSend={async () => onResent((await api.account.requestDeletion.call()).resendAt)}
      />
    </DialogForm>
  );
}
