import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Account } from '#contract/account/account.ts';
import { codeLength } from '#contract/sign-in-code.ts';
import { Button } from '../../components/ui/button.tsx';
import { DialogActions } from '../../components/ui/dialog.tsx';
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
  const { t: ui } = useTranslation('ui');
  const { init } = useServices();
  const { api, queryClient } = useApi();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(0);
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
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === codeLength && !end.isPending) end.mutate(code);
      }}
    >
      {!rejectedCodesOf(end.error) && <FailureAlert error={end.error} />}
      <CodeField
        // Another code makes a fresh start.
        key={sent}
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
        onSend={async () => {
          onResent((await api.account.requestDeletion.call()).resendAt);
          end.reset();
          rejected.clear();
          setCode('');
          setSent(sent + 1);
        }}
      />
      <DialogActions>
        <Button size={36} disabled={end.isPending} onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button
          type="submit"
          size={36}
          variant="danger"
          loading={end.isPending}
          disabled={code.length < codeLength}
        >
          {t('data.delete')}
        </Button>
      </DialogActions>
    </form>
  );
}
