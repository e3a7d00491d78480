import type { RouteObject } from 'react-router';
import type { PublicInvitation } from '#contract/organizations/invitations.ts';
import type { PublicInviteLink } from '#contract/organizations/invite-links.ts';
import { page } from '../../../layout/routes/page.ts';
import type { Api } from '../../../lib/services/api-services.ts';

type Call<Result> = (api: Api, id: string) => Promise<Result>;

/** Public routes of invitation mails and invite links. */
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
  read: Call<PublicInvitation | PublicInviteLink>,
  accept: Call<unknown>,
): RouteObject {
  return page({
    path,
    title: 'organizations-invitations:public.pageTitle',
    namespaces: ['organizations-invitations'],
    component: async () => (await import('./invitation-page.tsx')).InvitationPage,
    // Read anew by each visit: what a cache holds may be from before signing in.
    loader: async ({ data }, { params }) => read((await data.load()).api, params.id ?? ''),
    action: async () => (await import('./answer-invitation.ts')).answerInvitation(accept),
  });
}
