import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ManagedOrganization } from '#contract/organizations/manage.ts';
import { ActionMenu } from '../../../components/actions/action-menu.tsx';
import { useOpenRecord } from '../../../components/actions/use-open-record.ts';
import { useRecordActions } from '../../../components/actions/use-record-actions.ts';
import { ActivitySection } from '../../../components/activity/activity-section.tsx';
import { DetailHead } from '../../../components/page/detail-head.tsx';
import { DetailPage } from '../../../components/page/detail-page.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FactsSkeleton } from '../../../components/ui/facts-skeleton.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { ManagedMembers } from './managed-members.tsx';
import { ManagedFacts, ManagedHeading, ManagedTeams } from './managed-organization-summary.tsx';
import { managedList, type OrganizationQuestion, organizationActions } from './organization-actions.ts';
import { OrganizationDialogs } from './organization-dialogs.tsx';

/** /manager/organizations/{id} */
export function OrganizationPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <PageQuery
      whole
      options={api.organizations.readAny.queryOptions({ input: { id } })}
      skeleton={<ManagedSkeleton />}
    >
      {(organization) => <OrganizationView key={id} organization={organization} />}
    </PageQuery>
  );
}

function OrganizationView({ organization }: { organization: ManagedOrganization }) {
  const { t } = useTranslation('organizations-manage');
  const { t: area } = useTranslation('organizations-area');
  const { api } = useApi();
  const { id, name } = organization;
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState<OrganizationQuestion | null>(null);
  const actions = useRecordActions<ManagedOrganization, OrganizationQuestion>(
    organizationActions,
    setQuestion,
  )(organization);
  useOpenRecord({ kind: 'organization', id, name, list: managedList, actions });
  return (
    <>
      <DetailHead list={{ to: managedList, label: area('title') }} name={name} heading={heading}>
        <Button writes onClick={() => setQuestion('transfer')} className="max-sm:hidden">
          {t('transfer.ask')}
        </Button>
        <ActionMenu actions={actions} />
      </DetailHead>
      <DetailPage
        heading={<ManagedHeading organization={organization} heading={heading} />}
        facts={<ManagedFacts organization={organization} />}
      >
        <ManagedMembers organization={organization} />
        <ManagedTeams organization={organization} />
        <ActivitySection options={api.organizations.anyActivity.queryOptions({ input: { id } })} />
      </DetailPage>
      <OrganizationDialogs asked={question && { question, organization }} onClose={() => setQuestion(null)} />
    </>
  );
}

/** The page of an organization while it comes. The way back works already. */
function ManagedSkeleton() {
  const { t } = useTranslation('organizations-area');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <DetailHead list={{ to: managedList, label: t('title') }} name="" heading={heading} />
      <DetailPage
        heading={
          <div className="mb-8 flex items-center gap-5">
            <Skeleton className="size-16 rounded-[0.875rem]" />
            <span className="grid gap-3">
              <Skeleton className="h-5 w-44" />
              <Skeleton className="w-24" />
            </span>
          </div>
        }
        facts={<FactsSkeleton count={3} />}
      >
        <Loading className="grid gap-4 py-1.5">
          <Skeleton className="w-36" />
          <Skeleton className="w-full" />
          <Skeleton className="w-full" />
        </Loading>
      </DetailPage>
    </>
  );
}
