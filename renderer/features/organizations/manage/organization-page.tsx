import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ManagedOrganization } from '#contract/organizations/manage.ts';
import { ActionMenu } from '../../../components/actions/action-menu.tsx';
import { useOpenRecord } from '../../../components/actions/use-open-record.ts';
import { useRecordActions } from '../../../components/actions/use-record-actions.ts';
import { ActivitySection } from '../../../components/activity/activity-section.tsx';
import { DetailHead } from '../../../components/page/detail-head.tsx';
import { DetailPage } from '../../../components/page/detail-page.tsx';
import { DetailSkeleton } from '../../../components/page/detail-skeleton.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { IdentifierFact } from '../../../components/record/record-page-parts.tsx';
import { useListLink } from '../../../components/record/use-entity.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Fact, Facts, FactsSkeleton } from '../../../components/ui/facts.tsx';
import { useDateText } from '../../../components/use-date-text.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationHeading } from '../organization/identity.tsx';
import { LinkedRow } from '../organization/linked-row.tsx';
import { managedEntity } from '../organization/organization.ts';
import { type OrganizationQuestion, useOrganizationDialogs } from '../organization/organization-dialogs.tsx';
import { ManagedMembers } from './managed-members.tsx';
import { organizationActions } from './managed-organizations.ts';

/** /manager/organizations/{id} */
export function OrganizationPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <PageQuery
      whole
      options={api.organizations.readAny.queryOptions({ input: { id } })}
      skeleton={
        <DetailSkeleton
          list={useListLink(managedEntity)}
          picture="rounded-[0.875rem]"
          facts={<FactsSkeleton count={3} />}
        />
      }
    >
      {(organization) => <OrganizationView key={id} organization={organization} />}
    </PageQuery>
  );
}

function OrganizationView({ organization }: { organization: ManagedOrganization }) {
  const { t } = useTranslation('organizations-manage');
  const { api } = useApi();
  const list = useListLink(managedEntity);
  const { id, name } = organization;
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialogs } = useOrganizationDialogs(true);
  const actions = useRecordActions<ManagedOrganization, OrganizationQuestion>(
    organizationActions,
    ask,
  )(organization);
  useOpenRecord({ kind: 'organization', id, name, list: list.to, actions });
  return (
    <>
      <DetailHead list={list} name={name} heading={heading}>
        <Button writes onClick={() => ask('transfer', organization)} className="max-sm:hidden">
          {t('transfer.ask')}
        </Button>
        <ActionMenu actions={actions} />
      </DetailHead>
      <DetailPage
        heading={<OrganizationHeading organization={organization} heading={heading} />}
        facts={<ManagedFacts organization={organization} />}
      >
        <ManagedMembers organization={organization} />
        <ManagedTeams organization={organization} />
        <ActivitySection options={api.organizations.anyActivity.queryOptions({ input: { id } })} />
      </DetailPage>
      {dialogs}
    </>
  );
}

/** Facts about an organization: open invitations, creation date and id. */
function ManagedFacts({ organization }: { organization: ManagedOrganization }) {
  const { t, i18n } = useTranslation('organizations-manage');
  const { t: records } = useTranslation('records');
  const dateText = useDateText();
  const { id, openInvitations, createdAt } = organization;
  return (
    <Facts label={records('facts.label')}>
      <Fact label={t('facts.openInvitations')}>{formatCount(i18n.language, openInvitations)}</Fact>
      <Fact label={t('list.created')}>
        <time suppressHydrationWarning dateTime={createdAt}>
          {dateText(createdAt)}
        </time>
      </Fact>
      <IdentifierFact id={id} />
    </Facts>
  );
}

/** The teams of an organization, with how many are in each; they lead to their members. */
function ManagedTeams({ organization: { teams } }: { organization: ManagedOrganization }) {
  const { t } = useTranslation('organizations');
  return (
    <section>
      <h2 className="flex min-h-8 items-center text-14">{t('teams.tab')}</h2>
      <ul>
        {teams.map(({ id, name, memberCount }) => (
          <LinkedRow key={id} id={id} to={`?team=${id}`} name={name} stays>
            <span className="shrink-0 text-text-3 tabular-nums">
              {t('memberCount', { count: memberCount })}
            </span>
          </LinkedRow>
        ))}
      </ul>
    </section>
  );
}
