import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { toast } from '../../components/ui/toast.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { sendRequest } from '../../lib/api/send-request.ts';
import { useActingReason } from '../../lib/auth/use-acting-reason.ts';

/** Everything that is stored about the user, as a file. */
export function DataSection() {
  const { t } = useTranslation('account');
  const reason = useActingReason();
  const download = useMutation({
    mutationFn: downloadData,
    onSuccess: () => toast.success(t('data.downloaded')),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <ButtonWithReason
        icon={Download}
        reason={reason}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('data.download')}
      </ButtonWithReason>
      <FailureAlert error={download.error} />
    </div>
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
