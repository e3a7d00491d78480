import { useTranslation } from 'react-i18next';
import type { Team } from '#contract/organizations/teams.ts';
import { mayInOrganization } from '#contract/tenant-permissions.ts';
import { RowLink } from '../../../components/list/row-link.tsx';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Loading, Skeleton } from '../../../components/ui/loading.tsx';
import { RowsSkeleton } from '../../../components/ui/two-lines.tsx';
import { useApi } from '../../../lib/services/use-api.ts';
import { useOrganization } from '../organization/organization-context.ts';
import { TeamNameForm } from './team-name-form.tsx';

/** /app/organizations/{id}/teams */
export function TeamsPage() {
  const { t } = useTranslation('organizations-teams');
  const { id, role } = useOrganization();
  const { api } = useApi();
  return (
    <section className="pt-6 pb-12">
      <h2 className="sr-only">{t('title')}</h2>
      <p className="max-w-[60ch] text-13 text-text-2">{t('description')}</p>
      {mayInOrganization(role, 'team', 'create') && <TeamNameForm />}
      <PageQuery
        options={api.organizations.teams.queryOptions({ input: { id } })}
        skeleton={
          <Loading className="mt-6 animate-late border-line border-t">
            <RowsSkeleton count={3} className="h-11 px-2 max-sm:h-15">
              <Skeleton className="w-36" />
            </RowsSkeleton>
          </Loading>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState drawing="blank" title={t('none')}>
              {t('empty')}
            </EmptyState>
          ) : (
            <ul className="-mx-2 mt-6 border-line border-t" aria-label={t('title')}>
              {items.map((team) => (
                <TeamRow key={team.id} organizationId={id} team={team} />
              ))}
            </ul>
          )
        }
      </PageQuery>
    </section>
  );
}

interface TeamRowProps {
  organizationId: string;
  team: Team;
}

function TeamRow({ organizationId, team: { id, name, memberCount, isMember } }: TeamRowProps) {
  const { t } = useTranslation('organizations-teams');
  const { t: organizations } = useTranslation('organizations');
  return (
    <li
      data-row
      className="relative flex min-h-11 items-center gap-3 border-line border-b px-2 py-1.5 text-13 transition-colors hover:bg-hover max-sm:min-h-15"
    >
      <RowLink
        id={id}
        to={`/app/organizations/${organizationId}/teams/${id}`}
        className="block min-w-0 flex-1 truncate font-medium text-14"
      >
        {name}
      </RowLink>
      {isMember && <Badge tone="outline">{t('yours')}</Badge>}
      <span className="shrink-0 text-text-3 tabular-nums">
        {organizations('memberCount', { count: memberCount })}
      </span>
    </li>
  );
}
