import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Account } from '#contract/account/account.ts';
import { CodesForm } from '../../components/codes/codes-form.tsx';
import { Link } from '../../components/navigation/link.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { DialogForm } from '../../components/ui/dialog-form.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { askForCode } from '../../lib/api/code-sent.ts';
import { announceIdentityChange } from '../../lib/auth/identity-change.ts';
import { isolate, withoutIsolates } from '../../lib/format/isolate.ts';
import { loginNotice } from '../../lib/navigation/login-address.ts';
import { useServices } from '../../lib/services/services.ts';
import { useApi } from '../../lib/services/use-api.ts';

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
          purpose="deletion"
          submitLabel={t('deletion.delete')}
          tone="danger"
          sentTo={{ code: account.email }}
          onSend={end}
          resendAt={resendAt}
          onResend={async () => setResendAt((await api.account.requestDeletion.call()).resendAt)}
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

interface AskToDeleteProps {
  account: Account;
  onTyped: (typed: boolean) => void;
  /** @param resendAt from when on another code is sent */
  onSent: (resendAt: string) => void;
  onClose: () => void;
}

/** The first step: what is lost and what is not. The name has to be typed. */
function AskToDelete({ account: { name }, onTyped, onSent, onClose }: AskToDeleteProps) {
  const { t } = useTranslation('account');
  const { t: ui } = useTranslation('ui');
  const { api } = useApi();
  const [typed, setTyped] = useState('');
  const send = useMutation({
    mutationFn: () => askForCode(() => api.account.requestDeletion.call()),
    onSuccess: ({ resendAt }) => onSent(resendAt),
  });
  const owned = ownedAloneOf(send.error);
  const isLastAdmin = send.error instanceof ApiError && send.error.code === 'LAST_ADMIN';
  const ready = withoutIsolates(typed).trim() === name.trim();
  return (
    <DialogForm
      submitLabel={t('delete.sendCode')}
      pending={send.isPending}
      disabled={!ready}
      onSubmit={() => send.mutate()}
      onClose={onClose}
    >
      <FailureAlert error={send.error}>
        {isLastAdmin && (
          <Link to="/manager/users" className="link">
            {t('delete.openUsers')}
          </Link>
        )}
      </FailureAlert>
      {owned.length > 0 && (
        <ul aria-label={t('delete.ownedAlone')} className="list-disc ps-5 text-13">
          {owned.map((organization) => (
            <li key={organization.id}>
              <Link to={`/app/organizations/${organization.id}`} className="link">
                <bdi>{organization.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="list-disc ps-5 text-13 text-text-2">
        <li>{t('delete.lost')}</li>
        <li>{t('delete.organizations')}</li>
        <li>{t('delete.kept')}</li>
      </ul>
      <Field label={ui('confirm.typeName', { name: isolate(name) })}>
        <Input
          dir="auto"
          autoComplete="off"
          className="text-match-parent"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onTyped(event.target.value !== '');
          }}
        />
      </Field>
    </DialogForm>
  );
}

/** The organizations that need another owner before this account can go, as the server names them. */
function ownedAloneOf(error: unknown): readonly { id: string; name: string }[] {
  if (!(error instanceof ApiError) || error.code !== 'ACCOUNT_OWNS_ORGANIZATIONS') return [];
  return (error.data as { organizations?: { id: string; name: string }[] } | undefined)?.organizations ?? [];
}
