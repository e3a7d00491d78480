import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { mayInOrganization } from '#contract/tenant-permissions.ts';
import type { ButtonProps } from '../../../components/ui/button.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { useChunk } from '../../../components/ui/use-chunk.ts';
import { createChunk, loadOnIntent } from '../../../lib/chunks/chunk.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { DeleteDialog } from '../organization/delete-dialog.tsx';
import { LeaveDialog, useForget } from '../organization/leave-dialog.tsx';

const transferDialog = createChunk(async () => (await import('../organization/transfer-dialog.tsx')).default);

/** The ways out of an organization, as far as the user's role has them. */
export function Ways({ organization }: { organization: OrganizationDetail }) {
  const { role, ownerCount, memberCount } = organization;
  const { t } = useTranslation('organizations');
  const [asked, setAsked] = useState<'transfer' | 'leave' | 'delete'>();
  const { api } = useApi();
  const forget = useForget();
  const navigate = useNavigate();
  const isAlone = memberCount === 1;
  const isOnlyOwner = role === 'owner' && ownerCount === 1;
  const close = () => setAsked(undefined);
  const TransferDialog = useChunk(transferDialog, asked === 'transfer', close);
  async function remove(id: string) {
    await api.organizations.delete.call({ id });
    const own = await api.organizations.list.call().catch(() => undefined);
    await navigate('/app/organizations');
    forget(id, own);
  }
  return (
    <>
      <div className="grid gap-4">
        {role === 'owner' && (
          <Way
            title={t('transfer.title')}
            note={t('transfer.note')}
            reason={isAlone ? t('transfer.nobody') : undefined}
            {...loadOnIntent(transferDialog)}
            onClick={() => setAsked('transfer')}
          >
            {t('transfer.button')}
          </Way>
        )}
        <Way
          title={t('leave.title')}
          note={t('leave.note')}
          reason={isOnlyOwner ? t(isAlone ? 'leave.onlyMember' : 'leave.onlyOwner') : undefined}
          variant="danger-quiet"
          onClick={() => setAsked('leave')}
        >
          {t('leave.button')}
        </Way>
        {mayInOrganization(role, 'organization', 'delete') && (
          <Way
            title={t('delete.title')}
            note={t('delete.note')}
            variant="danger-quiet"
            onClick={() => setAsked('delete')}
          >
            {t('delete.button')}
          </Way>
        )}
      </div>
      {TransferDialog && (
        <TransferDialog
          organization={organization}
          description={t('transfer.description')}
          open={asked === 'transfer'}
          onClose={close}
        />
      )}
      <LeaveDialog organization={organization} open={asked === 'leave'} onClose={close} />
      <DeleteDialog organization={organization} open={asked === 'delete'} onClose={close} onDelete={remove} />
    </>
  );
}

interface WayProps extends ButtonProps {
  title: string;
  /** Consequence of the action, in one sentence. */
  note: string;
  /** Why it cannot be taken now. */
  reason?: string | undefined;
  /** Label of the button. */
  children: ReactNode;
}

/** Row for one action on an organization or on the own membership: title, note, and the button at the end. */
function Way({ title, note, reason, ...button }: WayProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b pb-4 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium text-13">{title}</p>
        <p className="text-13 text-text-3">{reason ?? note}</p>
      </div>
      <ButtonWithReason {...button} writes reason={reason} />
    </div>
  );
}
