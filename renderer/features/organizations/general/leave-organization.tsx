import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { PlainQuestion } from '../organization/plain-question.tsx';
import { useForget } from '../organization/use-forget.ts';
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
      <ButtonWithReason
        variant="danger-quiet"
        writes
        reason={reason}
        className={reason ? undefined : 'noscript:hidden'}
        onClick={() => setAsking(true)}
      >
        {t('leave.button')}
      </ButtonWithReason>
      {!reason && (
        <PlainQuestion
          intent="leave"
          label={t('leave.button')}
          variant="danger-quiet"
          title={t('leave.ask', { name: isolate(organization.name) })}
          description={t('leave.description')}
          confirmLabel={t('leave.confirm')}
        />
      )}
      <LeaveDialog organization={organization} open={asking} onClose={() => setAsking(false)} />
    </Way>
  );
}

interface LeaveDialogProps {
  organization: OrganizationDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks before the user leaves an organization; after it nothing of that is shown. */
export function LeaveDialog({ organization: { id, name }, open, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const forget = useForget();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('leave.ask', { name: isolate(name) })}
      description={t('leave.description')}
      confirmLabel={t('leave.confirm')}
      onConfirm={async () => {
        const own = await api.organizations.leave.call({ id });
        await navigate('/app/organizations');
        forget(id, own);
        toast.success(t('leave.done', { name: isolate(name) }));
      }}
    />
  );
}
