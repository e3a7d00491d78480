import { useMutation } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Account } from '#contract/account/account.ts';
import { mostPasskeys } from '#contract/passkeys/passkeys.ts';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { PasskeyRows } from '../../../components/passkeys/passkey-rows.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { FailureAlert } from '../../../components/ui/failure-alert.tsx';
import { useChunk } from '../../../components/ui/use-chunk.ts';
import { createChunk, loadOnIntent } from '../../../lib/chunks/chunk.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { shellBridge } from '../../../lib/shell/bridge.ts';
import { DevicePlaces } from '../account-places.tsx';
import { useOwnerReason } from '../use-owner-reason.ts';

const addDialog = createChunk(async () => (await import('./add-passkey-dialog.tsx')).default);

/** The passkeys of the user, and the way to another. An admin who acts as the user does not see them. */
function PasskeysSection({ account }: { account: Account }) {
  const { api } = useApi();
  const reason = useOwnerReason();
  if (reason) return <p className="text-13 text-text-3">{reason}</p>;
  return (
    <PageQuery options={api.passkeys.list.queryOptions()} skeleton={<DevicePlaces />}>
      {(passkeys) => (
        <div className="-mt-2 grid gap-3">
          <PasskeyRows passkeys={passkeys} onRemove={(id) => api.passkeys.remove.call({ id })} />
          <AddPasskey account={account} isFull={passkeys.items.length >= mostPasskeys} />
        </div>
      )}
    </PageQuery>
  );
}

export const passkeysSection = {
  id: 'passkeys',
  Content: PasskeysSection,
  places: <DevicePlaces />,
} as const;

/** Button that sends a code and opens the dialog that takes it. */
function AddPasskey({ account, isFull }: { account: Account; isFull: boolean }) {
  const { t } = useTranslation('passkeys');
  const { api } = useApi();
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
          account={account}
          resendAt={request.data.resendAt}
          onResend={request.mutateAsync}
          open={adding}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
