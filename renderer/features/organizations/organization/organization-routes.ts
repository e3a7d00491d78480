import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loadRecord } from '../../../components/record/load-record.ts';
import { page, skipRevalidation } from '../../../layout/routes/page.ts';
import { importChunk } from '../../../lib/chunks/chunk.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';
import { auditLogRoute } from './audit-log-tab.ts';
import { organizationEntity } from './organization.ts';

/** Pages of one organization, below its head and its tabs. */
const tabRoutes: readonly RouteObject[] = [
  page({
    title: 'organizations-area:title',
    namespaces: ['activity', 'picture', 'records', 'validation'],
    component: async () => (await import('../general/general-page.tsx')).GeneralPage,
    loader: (services, args) => loadRecord(organizationEntity, services, args, { activity: true }),
    action: async () => (await import('./save-organization.ts')).saveSettings,
  }),
  page({
    path: 'members',
    title: 'organizations:members.tab',
    namespaces: ['organizations-invitations', 'records'],
    component: async () => (await import('../members/members-page.tsx')).MembersPage,
    loader: async (services, args) =>
      (await importChunk(() => import('../members/people-list.ts'))).loadPeople(services, args),
    shouldRevalidate: skipRevalidation,
  }),
  page({
    path: 'members/invite',
    title: 'organizations-invitations:invite.title',
    namespaces: ['organizations-invitations', 'validation'],
    component: async () => (await import('../members/invite-page.tsx')).InvitePage,
    // The links, as those who may not invite may not read them either: for them it is the 403 page.
    loader: async (services, args) => {
      const input = { id: args.params.id ?? '' };
      await Promise.all([
        loadQuery(services, (api) => api.organizations.inviteLinks.queryOptions({ input })),
        loadTeams(services, args),
      ]);
    },
    action: async () => (await import('../members/invite-people.ts')).invitePeople,
  }),
  page({
    path: 'teams',
    title: 'organizations-teams:title',
    namespaces: ['organizations-teams'],
    component: async () => (await import('../teams/teams-page.tsx')).TeamsPage,
    loader: loadTeams,
    action: async () => (await import('../teams/save-team.ts')).saveTeam,
  }),
  page({
    path: 'teams/:teamId',
    title: 'organizations-teams:title',
    namespaces: ['records', 'organizations-teams'],
    component: async () => (await import('../teams/team-page.tsx')).TeamPage,
    loader: async (services, args) =>
      (await importChunk(() => import('../teams/team-list.ts'))).loadTeam(services, args),
    action: async () => (await import('../teams/save-team.ts')).saveTeam,
  }),
  auditLogRoute,
];

/** One organization, for its members. */
export const organizationRoute: RouteObject = page({
  path: 'organizations/:id',
  title: 'organizations-area:title',
  namespaces: ['organizations'],
  component: async () => (await import('./organization-layout.tsx')).OrganizationLayout,
  loader: (services, args) => loadRecord(organizationEntity, services, args),
  children: [...tabRoutes],
});

function loadTeams(services: Services, { params }: LoaderFunctionArgs): Promise<void> {
  const input = { id: params.id ?? '' };
  return loadQuery(services, (api) => api.organizations.teams.queryOptions({ input }));
}
