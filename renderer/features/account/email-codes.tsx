import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account, PendingEmailChange } from '#contract/account/account.ts';
import { codeLength } from '#contract/sign-in-code.ts';
import { DialogForm } from '../../components/ui/dialog-form.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useAccountChange } from './account-change.ts';
import { CodeField, SendAgain } from './code-field.tsx';
import { type CodeFieldName, isUsedUp, rejectedCodesOf, useRejectedCodes } from './rejected-codes.ts';

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
  const { t } = useTranslation('account');
  const { api, queryClient } = useApi();
  const change = useAccountChange();
  const request = useEmailRequest();
  const form = useRef<HTMLFormElement>(null);
  const [codes, setCodes] = useState({ code: '', currentCode: '' });
  const rejected = useRejectedCodes();
  const { newEmail } = pending;

  const send = useMutation({
    mutationFn: (both: typeof codes) => api.account.changeEmail.call({ newEmail, ...both }),
    onSuccess({ email, emailVerified }) {
      onDone();
      queryClient.setQueryData(
        api.account.read.queryKey(),
        (old) => old && { ...old, emailVerified, pendingEmailChange: null },
      );
      change({ email });
      toast.success(t('email.changed'), { description: t('email.changedDescription') });
    },
    onError: rejected.reject,
  });

  function take(name: CodeFieldName, code: string) {
    const now = { ...codes, [name]: code };
    setCodes(now);
    onTyped(now.code !== '' || now.currentCode !== '');
    rejected.retyped(name);
  }

  /** @param typed the one that was just completed: no longer the one that was rejected */
  function complete(now: typeof codes, typed?: CodeFieldName) {
    const missing = (['code', 'currentCode'] as const).find(
      (name) => now[name].length < codeLength || (name !== typed && rejected.isRejected(name)),
    );
    if (!missing) {
      if (!send.isPending) send.mutate(now);
      return;
    }
    const field = form.current?.elements.namedItem(missing);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }

  const fieldOf = (name: CodeFieldName) => ({
    name,
    ...rejected.shownAt(name),
    disabled: send.isPending,
    onChange: (code: string) => take(name, code),
    onComplete: (code: string) => complete({ ...codes, [name]: code }, name),
  });

  return (
    <DialogForm
      ref={form}
      submitLabel={t('email.confirm')}
      pending={send.isPending}
      onSubmit={() => complete(codes)}
      onClose={onClose}
    >
      {!rejectedCodesOf(send.error) && <FailureAlert error={send.error} />}
      <div className="grid gap-4">
        <CodeField {...fieldOf('code')} to={newEmail} autoFocus />
        <CodeField {...fieldOf('currentCode')} to={account.email} />
      </div>
      <SendAgain
        resendAt={isUsedUp(send.error) ? undefined : pending.resendAt}
        onSend={() => request(newEmail)}
      />
      <button type="button" className="link -my-1 justify-self-start py-1 text-13" onClick={onAnother}>
        {t('email.another')}
      </button>
    </DialogForm>
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
