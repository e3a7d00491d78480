import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { useChunk } from '../../components/ui/use-chunk.ts';
import { useActingReason } from '../../lib/auth/use-acting-reason.ts';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';

const deleteDialog = createChunk(async () => (await import('./delete-dialog.tsx')).default);

/** Deleting the account, apart from everything else. */
export function DeletionSection({ account }: { account: Account }) {
  const { t } = useTranslation('account');
  const reason = useActingReason();
  const [deleting, setDeleting] = useState(false);
  const DeleteDialog = useChunk(deleteDialog, deleting, () => setDeleting(false));
  return (
    <>
      <ButtonWithReason
        variant="danger-quiet"
        writes
        reason={reason}
        {...loadOnIntent(deleteDialog)}
        onClick={() => setDeleting(true)}
      >
        {t('deletion.delete')}
      </ButtonWithReason>
      {DeleteDialog && <DeleteDialog account={account} open={deleting} onClose={() => setDeleting(false)} />}
    </>
  );
}
