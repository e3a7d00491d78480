import type { RouteObject } from 'react-router';
import { page } from '../../../layout/routes/page.ts';

const namespaces = ['organizations-invitations'];

/** Public routes of invitation mails and invite links. */
export const publicRoutes: readonly RouteObject[] = [
  page({
    path: 'invitation/:id',
    title: 'organizations-invitations:public.pageTitle',
    namespaces,
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
    component: async () => (await import('./public/invitation-pages.tsx')).InviteLinkPage,
    loader: async ({ data }, { params }) => {
      const { api } = await data.load();
      return api.organizations.readInviteLink.call({ token: params.id ?? '' });
    },
    action: async () => (await import('./public/answer-invitation.ts')).answerInviteLink,
  }),
];
