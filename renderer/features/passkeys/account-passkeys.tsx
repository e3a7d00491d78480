import { useMutation, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CodesForm } from '../../components/codes/codes-form.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { UsePasskey } from '../../components/passkeys/use-passkey.tsx';
import { deviceName } from '../../components/session-list.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { toast } from '../../components/ui/toast.ts';
import { askForCode } from '../../lib/api/code-sent.ts';
import { makePasskey, requirePasskeys } from '../../lib/passkeys/webauthn.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { shellBridge } from '../../lib/shell/bridge.ts';
import { PasskeyList } from './passkey-list.tsx';

/** On the page of the account: the passkeys, and the way to another. */
export function AccountPasskeys() {
  const { t } = useTranslation('passkeys');
  const { api } = useApi();
  const { webAuthn: isOffered } = useInit();
  return (
    <PageQuery
      options={api.passkeys.list.queryOptions()}
      skeleton={<Skeleton className="h-8 w-32 rounded-6" />}
    >
      {(passkeys) => (
        <div className="-mt-2 grid gap-3">
          <PasskeyList
            passkeys={passkeys}
            onRename={(id, name) => api.passkeys.rename.call({ id, name })}
            onRemove={(id) => api.passkeys.remove.call({ id })}
          />
          {isOffered ? <AddPasskey /> : <p className="text-13 text-text-2">{t('needDomain')}</p>}
        </div>
      )}
    </PageQuery>
  );
}

/** Button that sends a code, and the dialog that takes it: it lets the browser make a passkey, named after this device. */
function AddPasskey() {
  const { t } = useTranslation('passkeys');
  const { t: sessionText } = useTranslation('sessions');
  const { api, queryClient } = useApi();
  const { currentUser } = useInit();
  const { pathname } = useLocation();
  const { data } = useQuery(api.account.sessions.queryOptions());
  const device = data?.items.find(({ isCurrent }) => isCurrent)?.device;
  const [open, setOpen] = useState(false);
  const [resendAt, setResendAt] = useState('');
  const [typed, setTyped] = useState(false);
  /** The code is used up once they are there; what the browser then cancels can be tried again. */
  const options = useRef<object>(undefined);
  const request = useMutation({
    async mutationFn() {
      // Before a code is sent for nothing.
      requirePasskeys(t('unsupported'));
      return await askForCode(() => api.passkeys.requestCode.call());
    },
    onSuccess(sent) {
      begin(sent);
      setOpen(true);
    },
  });

  function begin(sent: { resendAt: string }) {
    options.current = undefined;
    setResendAt(sent.resendAt);
  }

  async function press() {
    if (!shellBridge) return request.mutate();
    // Passkeys are made in the system's browser, where every address beyond the app is opened.
    const { server } = await shellBridge.app.state();
    window.open(server.address + pathname);
  }

  function close() {
    setTyped(false);
    setOpen(false);
  }

  async function add({ code }: { code: string }) {
    options.current ??= await api.passkeys.createOptions.call({ code });
    const credential = await makePasskey(options.current, { failed: t('notMade'), known: t('known') });
    // An answer to them is taken once, and not for long.
    options.current = undefined;
    const name = device ? deviceName(device, sessionText) : sessionText('unknownDevice');
    await api.passkeys.create.call({ name, credential });
    await queryClient.invalidateQueries();
    toast.success(t('addedToast'));
    close();
  }

  return (
    <>
      <Button
        icon={Plus}
        writes
        className="justify-self-start"
        loading={request.isPending}
        onClick={() => void press()}
      >
        {t('add')}
      </Button>
      <FailureAlert error={request.error} />
      <Dialog
        open={open}
        onOpenChange={close}
        keepOpen={typed}
        title={t('add')}
        description={t('addDescription')}
      >
        <CodesForm
          // Another code makes a fresh start.
          key={resendAt}
          submitLabel={t('add')}
          sentTo={{ code: currentUser?.email ?? '' }}
          onSend={add}
          resendAt={resendAt}
          onResend={async () => begin(await api.passkeys.requestCode.call())}
          onTyped={setTyped}
          standIn={(own) => <UsePasskey purpose="passkey" {...own} />}
          onClose={close}
        />
      </Dialog>
    </>
  );
}
