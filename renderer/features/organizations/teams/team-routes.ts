import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadList } from '../../../components/list/load-list.ts';
import { page } from '../../../layout/routes/page.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';
import { loadNamed, loadOrganization } from '../organization/load-organization.ts';
import { candidatesInput, teamMemberList } from './team-queries.ts';

/** Below the address of an organization. */
export const teamRoutes: readonly RouteObject[] = [
  page({
    path: 'teams',
    title: 'organizations-teams:title',
    namespaces: ['organizations-teams'],
    component: async () => (await import('./teams-page.tsx')).TeamsPage,
    loader: loadTeams,
    action: async () => (await import('./save-team.ts')).createTeam,
  }),
  page({
    path: 'teams/:teamId',
    title: 'organizations-teams:title',
    namespaces: ['records', 'organizations-teams'],
    component: async () => (await import('./team-page.tsx')).TeamPage,
    loader: loadTeam,
    action: async () => (await import('./save-team.ts')).changeTeam,
  }),
];

async function loadTeams(services: Services, { params }: LoaderFunctionArgs): Promise<void> {
  const input = { id: params.id ?? '' };
  await loadQuery(services, (api) => api.organizations.teams.queryOptions({ input }));
}

/** @returns the name of the team, for the title of the page */
async function loadTeam(services: Services, args: LoaderFunctionArgs) {
  const { id = '', teamId = '' } = args.params;
  const input = { id, teamId };
  const [named] = await Promise.all([
    loadNamed(services, (api) => api.organizations.team.queryOptions({ input })),
    loadOrganization(services, args),
    loadList(services, args, teamMemberList(input)),
    loadQuery(services, (api) =>
      api.organizations.teamCandidates.queryOptions({ input: candidatesInput(input) }),
    ),
  ]);
  return named;
}
