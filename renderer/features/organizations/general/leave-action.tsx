import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Way } from './way.tsx';

/** Ends the own membership. The only owner cannot go, and is told what to do first. */
export function LeaveAction({ organization }: { organization: OrganizationDetail }) {
  const { t } = useTranslation('organizations');
  const [asking, setAsking] = useState(false);
  const { role, ownerCount, memberCount } = organization;
  const isOnlyOwner = role === 'owner' && ownerCount === 1;
  const reason = isOnlyOwner ? t(memberCount === 1 ? 'leave.onlyMember' : 'leave.onlyOwner') : undefined;
  return (
    <Way title={t('leave.title')} note={reason ?? t('leave.note')}>
      <ButtonWithReason variant="danger-quiet" writes reason={reason} onClick={() => setAsking(true)}>
        {t('leave.button')}
      </ButtonWithReason>
      <LeaveDialog organization={organization} open={asking} onClose={() => setAsking(false)} />
    </Way>
  );
}
