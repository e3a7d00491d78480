import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { mayInOrganization } from '#contract/tenant-permissions.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useChunk } from '../../../components/ui/use-chunk.ts';
import { createChunk, loadOnIntent } from '../../../lib/chunks/chunk.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { LeaveDialog, useForget } from '../organization/leave-dialog.tsx';

const transferDialog = createChunk(async () => (await import('./transfer-dialog.tsx')).default);

interface OfOrganization {
  organization: OrganizationDetail;
}

/** The ways out of an organization, as far as the user's role has them. */
export function Ways({ organization }: OfOrganization) {
  const { role } = organization;
  return (
    <div className="grid gap-4">
      {role === 'owner' && <TransferWay organization={organization} />}
      <LeaveWay organization={organization} />
      {mayInOrganization(role, 'organization', 'delete') && <DeleteWay organization={organization} />}
    </div>
  );
}

/** Hands the ownership to another member. */
function TransferWay({ organization }: OfOrganization) {
  const { t } = useTranslation('organizations');
  const [asking, setAsking] = useState(false);
  const TransferDialog = useChunk(transferDialog, asking, () => setAsking(false));
  const reason = organization.memberCount === 1 ? t('transfer.nobody') : undefined;
  return (
    <Way title={t('transfer.title')} note={reason ?? t('transfer.note')}>
      <ButtonWithReason
        writes
        reason={reason}
        {...loadOnIntent(transferDialog)}
        onClick={() => setAsking(true)}
      >
        {t('transfer.button')}
      </ButtonWithReason>
      {TransferDialog && (
        <TransferDialog organization={organization} open={asking} onClose={() => setAsking(false)} />
      )}
    </Way>
  );
}

/** Ends the own membership. The only owner cannot go, and is told what to do first. */
function LeaveWay({ organization }: OfOrganization) {
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

/** Deletes the organization for everybody. Its name has to be typed. */
function DeleteWay({ organization: { id, name } }: OfOrganization) {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const forget = useForget();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <Way title={t('delete.title')} note={t('delete.note')}>
      <Button variant="danger-quiet" writes onClick={() => setAsking(true)}>
        {t('delete.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('delete.ask', { name: isolate(name) })}
        description={t('delete.description')}
        confirmLabel={t('delete.confirm')}
        typeName={name}
        onConfirm={async () => {
          await api.organizations.delete.call({ id });
          const own = await api.organizations.list.call().catch(() => undefined);
          await navigate('/app/organizations');
          forget(id, own);
          toast.success(t('delete.done', { name: isolate(name) }));
        }}
      />
    </Way>
  );
}

interface WayProps {
  title: string;
  /** Consequence of the action, in one sentence. */
  note: string;
  /** The button. */
  children: ReactNode;
}

/** Row for one action on an organization or on the own membership: title, note, and the button at the end. */
function Way({ title, note, children }: WayProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b pb-4 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium text-13">{title}</p>
        <p className="text-13 text-text-3">{note}</p>
      </div>
      {children}
    </div>
  );
}
