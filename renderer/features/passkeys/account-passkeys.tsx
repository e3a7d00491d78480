import { useMutation } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { mostPasskeys } from '#contract/passkeys/passkeys.ts';
import { PageQuery } from '../../components/page/page-query.tsx';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { useChunk } from '../../components/ui/use-chunk.ts';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { shellBridge } from '../../lib/shell/bridge.ts';
import { PasskeyList } from './passkey-list.tsx';

const addDialog = createChunk(async () => (await import('./add-passkey-dialog.tsx')).default);

/** On the page of the account: the passkeys, and the way to another. */
export function AccountPasskeys() {
  const { api } = useApi();
  return (
    <PageQuery
      options={api.passkeys.list.queryOptions()}
      skeleton={<Skeleton className="h-8 w-32 rounded-6" />}
    >
      {(passkeys) => (
        <div className="-mt-2 grid gap-3">
          <PasskeyList passkeys={passkeys} onRemove={(id) => api.passkeys.remove.call({ id })} />
          <AddPasskey isFull={passkeys.items.length >= mostPasskeys} />
        </div>
      )}
    </PageQuery>
  );
}

/** Button that sends a code and opens the dialog that takes it. */
function AddPasskey({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('passkeys');
  const { api } = useApi();
  const { currentUser } = useInit();
  const { pathname } = useLocation();
  const [adding, setAdding] = useState(false);
  const request = useMutation({
    mutationFn: () => api.passkeys.requestCode.call(),
    onSuccess: () => setAdding(true),
  });
  const Dialog = useChunk(addDialog, adding, () => setAdding(false));

  async function add() {
    if (!shellBridge) return request.mutate();
    // Passkeys are made in the system's browser, where every address beyond the app is opened.
    const { server } = await shellBridge.app.state();
    open(server.address + pathname);
  }

  return (
    <>
      <ButtonWithReason
        icon={Plus}
        writes
        className="justify-self-start"
        reason={isFull ? t('full') : undefined}
        loading={request.isPending}
        {...loadOnIntent(addDialog)}
        onClick={() => void add()}
      >
        {t('add')}
      </ButtonWithReason>
      <FailureAlert error={request.error} />
      {Dialog && request.data && (
        <Dialog
          email={currentUser?.email ?? ''}
          resendAt={request.data.resendAt}
          onResend={request.mutateAsync}
          open={adding}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
