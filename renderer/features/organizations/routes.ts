import type { RouteObject } from 'react-router';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { listLoader } from '../../components/list/load-list.ts';
import { loadRecord } from '../../components/record/load-record.ts';
import { formTarget, page, skipRevalidation } from '../../layout/routes/page.ts';
import type { Api } from '../../lib/services/api-services.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import { managedEntity } from './organization/organization.ts';
import { organizationRoute } from './organization/organization-routes.ts';

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
