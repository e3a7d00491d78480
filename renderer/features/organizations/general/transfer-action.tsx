import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { useChunk } from '../../../components/ui/use-chunk.ts';
import { createChunk, loadOnIntent } from '../../../lib/chunks/chunk.ts';
import { PlainTransfer } from './plain-transfer.tsx';
import { Way } from './way.tsx';

const transferDialog = createChunk(async () => (await import('./transfer-dialog.tsx')).default);

/** Hands the ownership to another member. */
export function TransferAction({ organization }: { organization: OrganizationDetail }) {
  const { t } = useTranslation('organizations');
  const [asking, setAsking] = useState(false);
  const TransferDialog = useChunk(transferDialog, asking, () => setAsking(false));
  const reason = organization.memberCount === 1 ? t('transfer.nobody') : undefined;
  return (
    <Way title={t('transfer.title')} note={reason ?? t('transfer.note')}>
      <ButtonWithReason
        writes
        reason={reason}
        className={reason ? undefined : 'noscript:hidden'}
        {...loadOnIntent(transferDialog)}
        onClick={() => setAsking(true)}
      >
        {t('transfer.button')}
      </ButtonWithReason>
      {!reason && <PlainTransfer organization={organization} />}
      {TransferDialog && (
        <TransferDialog organization={organization} open={asking} onClose={() => setAsking(false)} />
      )}
    </Way>
  );
}
