import type { RouteObject } from 'react-router';
import { page } from '../../../layout/routes/page.ts';
import { loadInvitations } from './tab/invitations-of.ts';

const module = 'renderer/features/organizations/invitations/public/invitation-pages.tsx';
const namespaces = ['organizations-invitations'];

/** Where mails and links lead to. */
export const publicInvitationRoutes: readonly RouteObject[] = [
  page({
    path: 'invitation/:id',
    title: 'organizations-invitations:public.pageTitle',
    namespaces,
    module,
    component: async () => (await import('./public/invitation-pages.tsx')).InvitationPage,
    // Read anew by each visit: what a cache holds may be from before signing in.
    loader: async ({ data }, { params }) => {
      const { api } = await data.load();
      return api.organizations.readInvitation.call({ invitationId: params.id ?? '' });
    },
    action: async () => (await import('./public/answer-invitation.ts')).answerInvitation,
  }),
  page({
    path: 'invite/:id',
    title: 'organizations-invitations:public.pageTitle',
    namespaces,
    module,
    component: async () => (await import('./public/invitation-pages.tsx')).InviteLinkPage,
    loader: async ({ data }, { params }) => {
      const { api } = await data.load();
      return api.organizations.readInviteLink.call({ token: params.id ?? '' });
    },
    action: async () => (await import('./public/answer-invitation.ts')).answerInviteLink,
  }),
];

/** Below the address of an organization. */
export const invitationTabRoutes: readonly RouteObject[] = [
  page({
    path: 'invitations',
    title: 'organizations:invitations.tab',
    namespaces: [...namespaces, 'records'],
    module: 'renderer/features/organizations/invitations/tab/invitations-page.tsx',
    component: async () => (await import('./tab/invitations-page.tsx')).InvitationsPage,
    loader: loadInvitations,
    action: async () => (await import('./tab/manage-invitations.ts')).manageInvitations,
  }),
];
