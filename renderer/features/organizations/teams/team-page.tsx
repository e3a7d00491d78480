import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { mayInOrganization } from '#contract/facts/tenant-roles.ts';
import type { Team } from '#contract/organizations/teams.ts';
import { BackLink } from '../../../components/navigation/back-link.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { SettingsSection } from '../../../components/page/settings-section.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { useConfirm } from '../../../components/ui/use-confirm.tsx';
import { joinReasons, useActingReason } from '../../../lib/auth/use-acting-reason.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { readAgain, useOrganization } from '../organization/organization.ts';
import { AddMember, TeamMembers } from './team-members.tsx';
import { TeamNameForm } from './teams-page.tsx';

/** /app/organizations/{id}/teams/{teamId} */
export function TeamPage() {
  const { teamId = '' } = useParams();
  const { id } = useOrganization();
  const { api } = useApi();
  return (
    <PageQuery
      options={api.organizations.team.queryOptions({ input: { id, teamId } })}
      skeleton={<Skeleton className="mt-10 h-5 w-44" />}
    >
      {(team) => <TeamView key={team.id} team={team} />}
    </PageQuery>
  );
}

function TeamView({ team }: { team: Team }) {
  const { t } = useTranslation('organizations-teams');
  const { t: organizations } = useTranslation('organizations');
  const { id, role } = useOrganization();
  return (
    <section className="pt-5 pb-12">
      <div className="pb-3">
        <BackLink
          to={`/app/organizations/${id}/teams`}
          className="inline-flex min-h-7 items-center gap-2 rounded-6 font-medium text-13 text-text-3 transition-colors hover:text-text"
        >
          <Icon of={ArrowLeft} flip className="text-text-off" />
          {t('title')}
        </BackLink>
        <h2 dir="auto" className="mt-3 text-20 text-match-parent wrap-anywhere">
          {team.name}
        </h2>
        <p className="mt-0.5 text-13 text-text-2 tabular-nums">
          {organizations('memberCount', { count: team.memberCount })}
        </p>
      </div>
      <div>
        <SettingsSection headingLevel={3} title={t('members.title')} description={t('members.description')}>
          {mayInOrganization(role, 'member', 'update') && <AddMember team={team} />}
          <TeamMembers team={team} />
        </SettingsSection>
        {mayInOrganization(role, 'team', 'update') && (
          <SettingsSection headingLevel={3} title={t('rename.title')} description={t('rename.description')}>
            <TeamNameForm key={team.name} name={team.name} />
          </SettingsSection>
        )}
        {mayInOrganization(role, 'team', 'delete') && <TeamDeletion team={team} />}
      </div>
    </section>
  );
}

/** The end of a team, apart from what can be changed. */
function TeamDeletion({ team }: { team: Team }) {
  const { t } = useTranslation('organizations-teams');
  const { id, teamCount } = useOrganization();
  const acting = useActingReason();
  const data = useApi();
  const navigate = useNavigate();
  const { latestLocation } = useServices();
  const deletion = useConfirm();
  const name = isolate(team.name);

  async function remove() {
    const { deleteTeam, team: read } = data.api.organizations;
    const input = { id, teamId: team.id };
    await deleteTeam.call(input);
    toast.success(t('delete.done', { name }));
    const list = `/app/organizations/${id}/teams`;
    // Not if the user went to another page meanwhile.
    if (latestLocation().pathname === `${list}/${team.id}`) await navigate(list);
    data.queryClient.removeQueries({ queryKey: read.key({ input }) });
    await readAgain(data);
  }

  return (
    <SettingsSection headingLevel={3} title={t('delete.title')} description={t('delete.description')}>
      <ButtonWithReason
        reason={joinReasons(acting, teamCount === 1 && t('delete.last'))}
        variant="danger-quiet"
        writes
        onClick={() => deletion.ask({ description: t('delete.text', { name }), onConfirm: remove })}
      >
        {t('delete.ask')}
      </ButtonWithReason>
      {deletion.dialog}
    </SettingsSection>
  );
}
