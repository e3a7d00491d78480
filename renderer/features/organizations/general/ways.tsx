import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { mayInOrganization } from '#contract/tenant-permissions.ts';
import type { ButtonProps } from '../../../components/ui/button.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { loadOnIntent } from '../../../lib/chunks/chunk.ts';
import {
  OrganizationDialogs,
  type OrganizationQuestion,
  transferDialog,
} from '../organization/organization-dialogs.tsx';

/** The ways out of an organization, as far as the user's role has them. */
export function Ways({ organization }: { organization: OrganizationDetail }) {
  const { role, ownerCount, memberCount } = organization;
  const { t } = useTranslation('organizations');
  const [question, setQuestion] = useState<OrganizationQuestion | null>(null);
  const isAlone = memberCount === 1;
  const isOnlyOwner = role === 'owner' && ownerCount === 1;
  return (
    <>
      <div className="grid gap-4">
        {role === 'owner' && (
          <Way
            title={t('transfer.title')}
            note={t('transfer.note')}
            reason={isAlone ? t('transfer.nobody') : undefined}
            {...loadOnIntent(transferDialog)}
            onClick={() => setQuestion('transfer')}
          >
            {t('transfer.button')}
          </Way>
        )}
        <Way
          title={t('leave.title')}
          note={t('leave.note')}
          reason={isOnlyOwner ? t(isAlone ? 'leave.onlyMember' : 'leave.onlyOwner') : undefined}
          variant="danger-quiet"
          onClick={() => setQuestion('leave')}
        >
          {t('leave.button')}
        </Way>
        {mayInOrganization(role, 'organization', 'delete') && (
          <Way
            title={t('delete.title')}
            note={t('delete.note')}
            variant="danger-quiet"
            onClick={() => setQuestion('delete')}
          >
            {t('delete.button')}
          </Way>
        )}
      </div>
      <OrganizationDialogs asked={question && { question, organization }} onClose={() => setQuestion(null)} />
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
