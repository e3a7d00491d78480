import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account, PendingEmailChange } from '#contract/account/account.ts';
import { codeMinutes } from '#contract/sign-in-code.ts';
import { emailSchema } from '#contract/validation/email.ts';
import { CodesForm } from '../../components/codes/codes-form.tsx';
import { UsePasskey } from '../../components/passkeys/use-passkey.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { DialogForm } from '../../components/ui/dialog-form.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { toast } from '../../components/ui/toast.ts';
import { isCodeSent } from '../../lib/api/code-sent.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useAccountChange } from './account-change.ts';

interface EmailDialogProps {
  account: Account;
  /** The address that the page's address names; empty for none. */
  newEmail: string;
  open: boolean;
  onNewEmail: (email: string) => void;
  onClose: () => void;
}

/** Dialog for another address in two steps: the address, then the codes sent to it and to the current one. */
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
          // Other codes make a fresh start.
          key={shown.resendAt}
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

interface NewEmailProps {
  account: Account;
  /** Stands in the field already: asked for before, but its codes count no more. */
  newEmail: string;
  onTyped: (typed: boolean) => void;
  onSent: (email: string) => void;
  onClose: () => void;
}

/** The first step: which address it shall be. */
function NewEmail({ account, newEmail, onTyped, onSent, onClose }: NewEmailProps) {
  const { t } = useTranslation('account');
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [issue, setIssue] = useState<string>();
  const { api, queryClient } = useApi();
  const request = useEmailRequest();
  const send = useMutation({
    async mutationFn(email: string) {
      try {
        return await request(email);
      } catch (error) {
        if (!isCodeSent(error)) throw error;
        // The codes that were sent shortly before can be entered as well.
        const account = await queryClient.fetchQuery({ ...api.account.read.queryOptions(), staleTime: 0 });
        if (account.pendingEmailChange?.newEmail !== email) throw error;
        return account.pendingEmailChange;
      }
    },
    onSuccess: (pending) => {
      onTyped(false);
      onSent(pending.newEmail);
    },
    onError: () => field.current?.focus(),
  });

  function check(value: string): string | undefined {
    const result = emailSchema.safeParse(value);
    const unchanged = result.data === account.email ? 'email.unchanged' : undefined;
    const message = result.error?.issues[0]?.message ?? unchanged;
    setIssue(message && translate(`validation:${message}`));
    return message ? undefined : result.data;
  }

  return (
    <DialogForm
      submitLabel={t('email.sendCodes')}
      pending={send.isPending}
      onSubmit={() => {
        const value = check(field.current?.value ?? '');
        if (value === undefined) field.current?.focus();
        else send.mutate(value);
      }}
      onClose={onClose}
    >
      <FailureAlert error={send.error} />
      {newEmail && !send.error && <Alert tone="info">{t('email.expired')}</Alert>}
      <Field label={t('email.new')} error={issue}>
        <Input
          ref={field}
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={newEmail}
          autoFocus
          onInput={(event) => {
            onTyped(event.currentTarget.value !== '');
            send.reset();
            if (issue) check(event.currentTarget.value);
          }}
        />
      </Field>
    </DialogForm>
  );
}

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
function EmailCodes(props: EmailCodesProps) {
  const { account, pending, onTyped, onAnother, onDone, onClose } = props;
  const { newEmail, resendAt } = pending;
  const { t } = useTranslation('account');
  const { api, queryClient } = useApi();
  const change = useAccountChange();
  const request = useEmailRequest();
  return (
    <CodesForm
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
      standIn={(own) => <UsePasskey purpose="email-change" {...own} />}
      onClose={onClose}
    >
      <button type="button" className="link -my-1 justify-self-start py-1 text-13" onClick={onAnother}>
        {t('email.another')}
      </button>
    </CodesForm>
  );
}

/** Asks for the two codes of a new address, and remembers with the account that they are on their way. */
function useEmailRequest(): (newEmail: string) => Promise<PendingEmailChange> {
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
