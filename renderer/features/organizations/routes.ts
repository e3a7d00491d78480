import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { listLoader } from '../../components/list/load-list.ts';
import { formTarget, page, skipRevalidation } from '../../layout/routes/page.ts';
import { importChunk } from '../../lib/chunks/chunk.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';
import { loadNamed, loadOrganization } from './organization/load-organization.ts';
import { teamRoutes } from './teams/team-routes.ts';

/** Below the head and the tabs of one organization; see organization/organization-layout.tsx. */
const tabRoutes: readonly RouteObject[] = [
  page({
    title: 'organizations-area:title',
    namespaces: ['activity', 'picture', 'records', 'validation'],
    component: async () => (await import('./general/general-page.tsx')).GeneralPage,
    loader: async (services, args) => {
      const input = { id: args.params.id ?? '' };
      const [loaded] = await Promise.all([
        loadOrganization(services, args),
        loadQuery(services, (api) => api.organizations.activity.queryOptions({ input })),
      ]);
      return loaded;
    },
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
    loader: async (services, { params }) => {
      const input = { id: params.id ?? '' };
      await Promise.all([
        loadQuery(services, (api) => api.organizations.inviteLinks.queryOptions({ input })),
        loadQuery(services, (api) => api.organizations.teams.queryOptions({ input })),
      ]);
    },
    action: async () => (await import('./members/invite-people.ts')).invitePeople,
  }),
  ...teamRoutes,
];

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
  page({
    path: 'organizations/:id',
    title: 'organizations-area:title',
    namespaces: ['organizations'],
    component: async () => (await import('./organization/organization-layout.tsx')).OrganizationLayout,
    loader: loadOrganization,
    children: [...tabRoutes],
  }),
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
    loader: loadManaged,
  }),
];

const loadMembers = listLoader(async () => (await import('./manage/managed-members.tsx')).managedMemberList);

async function loadManaged(services: Services, args: LoaderFunctionArgs) {
  const input = { id: args.params.id ?? '' };
  const [named] = await Promise.all([
    loadNamed(services, (api) => api.organizations.readAny.queryOptions({ input })),
    loadMembers(services, args),
    loadQuery(services, (api) => api.organizations.anyActivity.queryOptions({ input })),
  ]);
  return named;
}
