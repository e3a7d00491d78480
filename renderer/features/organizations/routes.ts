import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { listLoader, loadList } from '../../components/list/load-list.ts';
import { loadRecord } from '../../components/record/load-record.ts';
import { auditLogRoute } from '../../layout/audit-log/audit-log-route.ts';
import { formTarget, page, skipRevalidation } from '../../layout/routes/page.ts';
import { importChunk } from '../../lib/chunks/chunk.ts';
import type { Api } from '../../lib/services/api-services.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { managedEntity, organizationEntity } from './organization/organization.ts';

/** Pages of one organization, below its head and its tabs. */
const tabRoutes: readonly RouteObject[] = [
  page({
    // Not an index route: the address of its form would end in '?index', and stay so where the form is refused.
    path: 'general?',
    title: 'organizations-area:title',
    namespaces: ['activity', 'picture', 'records', 'validation'],
    component: async () => (await import('./general/general-page.tsx')).GeneralPage,
    loader: (services, args) => loadRecord(organizationEntity, services, args, { activity: true }),
    action: async () => (await import('./organization/save-organization.ts')).saveSettings,
  }),
  page({
    path: 'members',
    title: 'organizations:members.tab',
    namespaces: ['organizations-invitations', 'records'],
    component: async () => (await import('./members/members-page.tsx')).MembersPage,
    loader: async (services, args) =>
      (await importChunk(() => import('./members/people-list.ts'))).loadPeople(services, args),
    shouldRevalidate: skipRevalidation,
  }),
  page({
    path: 'members/invite',
    title: 'organizations-invitations:invite.title',
    namespaces: ['organizations-invitations', 'validation'],
    component: async () => (await import('./members/invite-page.tsx')).InvitePage,
    // The links, as those who may not invite may not read them either: for them it is the 403 page.
    loader: async (services, args) => {
      const input = { id: args.params.id ?? '' };
      await Promise.all([
        loadQuery(services, (api) => api.organizations.inviteLinks.queryOptions({ input })),
        loadTeams(services, args),
      ]);
    },
    action: async () => (await import('./members/invite-people.ts')).invitePeople,
  }),
  page({
    path: 'teams',
    title: 'organizations-teams:title',
    namespaces: ['organizations-teams'],
    component: async () => (await import('./teams/teams-page.tsx')).TeamsPage,
    loader: loadTeams,
    action: async () => (await import('./teams/save-team.ts')).saveTeam,
  }),
  page({
    path: 'teams/:teamId',
    title: 'organizations-teams:title',
    namespaces: ['records', 'organizations-teams'],
    component: async () => (await import('./teams/team-page.tsx')).TeamPage,
    loader: async (services, args) => {
      const { id = '', teamId = '' } = args.params;
      const input = { id, teamId };
      const listOf = await importChunk(async () => (await import('./teams/team-members.tsx')).teamMemberList);
      await Promise.all([
        loadQuery(services, (api) => api.organizations.team.queryOptions({ input })),
        loadList(services, args, listOf(input)),
      ]);
      const { api, queryClient } = await services.data.load();
      return { recordName: queryClient.getQueryData(api.organizations.team.queryKey({ input }))?.name };
    },
    action: async () => (await import('./teams/save-team.ts')).saveTeam,
  }),
  auditLogRoute({ path: 'audit', title: 'audit-log-area:title' }),
];

/** One organization, for its members. */
const organizationRoute: RouteObject = page({
  path: 'organizations/:id',
  title: 'organizations-area:title',
  namespaces: ['organizations'],
  component: async () => (await import('./organization/organization-layout.tsx')).OrganizationLayout,
  loader: (services, args) => loadRecord(organizationEntity, services, args),
  children: [...tabRoutes],
});

/** Below /app. */
export const appRoutes: readonly RouteObject[] = [
  page({
    path: 'organizations',
    title: 'organizations-area:title',
    namespaces: ['organizations', 'organizations-invitations'],
    component: async () => (await import('./own/own-organizations-page.tsx')).OwnOrganizationsPage,
    loader: (services) =>
      Promise.all([
        loadQuery(services, (api) => api.organizations.list.queryOptions()),
        loadQuery(services, (api) => api.organizations.receivedInvitations.queryOptions()),
      ]),
  }),
  page({
    path: 'organizations/new',
    title: 'organizations-area:create',
    namespaces: ['organizations', 'picture', 'validation'],
    component: async () => (await import('./own/new-organization-page.tsx')).NewOrganizationPage,
    loader: (services) => loadQuery(services, (api) => api.organizations.list.queryOptions()),
    action: async () => (await import('./organization/save-organization.ts')).createOrganization,
  }),
  formTarget(
    'organizations/active',
    async () => (await import('./switcher/active-organization.ts')).switchOrganization,
  ),
  formTarget('organizations/first-steps', async () => (await import('./cards.tsx')).dismissFirstSteps),
  organizationRoute,
];

/** Below /manager: all organizations. */
export const managerRoutes: readonly RouteObject[] = [
  page({
    path: 'organizations',
    title: 'organizations-area:title',
    namespaces: ['records', 'organizations', 'organizations-manage'],
    component: async () => (await import('./manage/organizations-page.tsx')).OrganizationsPage,
    loader: listLoader(async () => (await import('./manage/managed-organizations.ts')).organizationList),
    shouldRevalidate: skipRevalidation,
  }),
  page({
    path: 'organizations/:id',
    title: 'organizations-area:title',
    namespaces: ['records', 'organizations', 'organizations-manage', 'activity'],
    component: async () => (await import('./manage/organization-page.tsx')).OrganizationPage,
    loader: async (services, args) => {
      const [named] = await Promise.all([
        loadRecord(managedEntity, services, args, { activity: true }),
        loadMembers(services, args),
      ]);
      return named;
    },
  }),
];

const loadMembers = listLoader(async () => (await import('./manage/managed-members.tsx')).managedMemberList);

/** Of invitation mails and invite links. */
export const publicRoutes: readonly RouteObject[] = [
  invitationRoute(
    'invitation/:id',
    (api, invitationId) => api.organizations.readInvitation.call({ invitationId }),
    (api, invitationId) => api.organizations.acceptInvitation.call({ invitationId }),
  ),
  invitationRoute(
    'invite/:id',
    (api, token) => api.organizations.readInviteLink.call({ token }),
    (api, token) => api.organizations.acceptInviteLink.call({ token }),
  ),
];

function invitationRoute(
  path: string,
  read: (api: Api, id: string) => Promise<PublicInvitation | PublicInviteLink>,
  accept: (api: Api, id: string) => Promise<unknown>,
): RouteObject {
  return page({
    path,
    title: 'organizations-invitations:public.pageTitle',
    namespaces: ['organizations-invitations'],
    component: async () => (await import('./invitations/invitation-page.tsx')).InvitationPage,
    // Read anew by each visit: what a cache holds may be from before signing in.
    loader: async ({ data }, { params }) => read((await data.load()).api, params.id ?? ''),
    action: async () => (await import('./invitations/answer-invitation.ts')).answerInvitation(accept),
  });
}

function loadTeams(services: Services, { params }: LoaderFunctionArgs): Promise<void> {
  const input = { id: params.id ?? '' };
  return loadQuery(services, (api) => api.organizations.teams.queryOptions({ input }));
}
