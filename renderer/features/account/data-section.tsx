import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useChunk } from '../../components/ui/use-chunk.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { sendRequest } from '../../lib/api/send-request.ts';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { useOwnerReason } from './use-owner-reason.ts';

const deleteDialog = createChunk(async () => (await import('./delete-dialog.tsx')).default);

/** Everything that is stored about the user, as a file; and deleting the account. */
export function DataSection({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const reason = useOwnerReason();
  const [deleting, setDeleting] = useState(false);
  const DeleteDialog = useChunk(deleteDialog, deleting, () => setDeleting(false));
  const download = useMutation({
    mutationFn: downloadData,
    onSuccess: () => toast.success(t('data.downloaded')),
  });
  return (
    <>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start gap-2">
          <ButtonWithReason
            icon={Download}
            reason={reason}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('data.download')}
          </ButtonWithReason>
          <ButtonWithReason
            variant="danger-quiet"
            writes
            reason={reason}
            {...loadOnIntent(deleteDialog)}
            onClick={() => setDeleting(true)}
          >
            {t('data.delete')}
          </ButtonWithReason>
        </div>
        <FailureAlert error={download.error} />
      </div>
      {DeleteDialog && <DeleteDialog account={account} open={deleting} onClose={() => setDeleting(false)} />}
    </>
  );
}

/** Fetches the user's data and hands it to the browser's downloads, under the name that the server gives. */
async function downloadData(): Promise<void> {
  const response = await sendRequest('/api/account/data', {});
  if (!response.ok) throw await readApiError(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? 'account.json';
  link.click();
  // The browser may read it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
