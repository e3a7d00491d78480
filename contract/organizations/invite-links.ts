import * as z from 'zod/mini';
import { organizationRoleNames } from '../facts/tenant-roles.ts';
import { sessionOnly } from '../schemas/oc.ts';
import { publicInvitationFields } from './invitations.ts';
import { organizationIdInput } from './organizations.ts';

const tags = ['Organizations'];

/** Nobody becomes an owner by a link that can go from hand to hand. */
export const inviteLinkRoles = ['admin', 'member'] as const;

/** Days that a link can be good for. */
export const inviteLinkDays = [1, 7, 30, 90] as const;

/** An organization has no more members than this. */
export const mostLinkUses = 500;

/** How many links that still work an organization has. */
export const mostInviteLinks = 20;

export const inviteLinkStates = ['open', 'expired', 'used-up', 'revoked'] as const;

export const inviteLinkSchema = z.object({
  id: z.string(),
  /**
   * To be passed on. Null for an admin who acts as the user: who has it can join. Null also where it was made with another
   * AUTH_SECRET: it works for those who have it.
   */
  url: z.nullable(z.string()),
  role: z.enum(organizationRoleNames),
  state: z.enum(inviteLinkStates),
  uses: z.int(),
  /** Null for as many as the organization has room for. */
  useLimit: z.nullable(z.int()),
  creatorId: z.string(),
  creatorName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const publicInviteLinkSchema = z.object({
  ...publicInvitationFields,
  /** `inviter-left`: whoever made the link may no longer do so. `unavailable`: there is none. */
  state: z.enum([...inviteLinkStates, 'inviter-left', 'unavailable']),
  /** Whether the current user is a member already; null without one. */
  isMember: z.nullable(z.boolean()),
});

export type InviteLink = z.infer<typeof inviteLinkSchema>;
export type PublicInviteLink = z.infer<typeof publicInviteLinkSchema>;

const token = z.string().check(z.minLength(1), z.maxLength(200));

export const inviteLinkOperations = {
  inviteLinks: sessionOnly
    .route({
      method: 'GET',
      path: '/organizations/{id}/invite-links',
      tags,
      summary: 'Links that invite into an organization, newest first',
    })
    .input(z.object(organizationIdInput))
    .output(z.object({ readAt: z.iso.datetime(), items: z.array(inviteLinkSchema) })),

  createInviteLink: sessionOnly
    .route({
      method: 'POST',
      path: '/organizations/{id}/invite-links',
      tags,
      summary: 'Make a link that invites into an organization',
    })
    .input(
      z.object({
        ...organizationIdInput,
        role: z._default(z.enum(inviteLinkRoles), 'member'),
        days: z._default(z.union(inviteLinkDays.map((days) => z.literal(days))), 7),
        useLimit: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(mostLinkUses))), null),
      }),
    )
    .output(inviteLinkSchema),

  revokeInviteLink: sessionOnly
    .route({
      method: 'DELETE',
      path: '/organizations/{id}/invite-links/{linkId}',
      tags,
      summary: 'Revoke a link that invites',
    })
    .input(z.object({ ...organizationIdInput, linkId: z.string().check(z.maxLength(200)) }))
    .output(z.object({ id: z.string() })),

  /** Answers without a session, too. One that does not exist has the state `unavailable`. */
  readInviteLink: sessionOnly
    .route({ method: 'GET', path: '/invite-links/{token}', tags, summary: 'A link that invites' })
    .meta({ isPublic: true })
    .input(z.object({ token }))
    .output(publicInviteLinkSchema),

  /** The organization becomes the active one of this session. Who is a member already uses nothing up. */
  acceptInviteLink: sessionOnly
    .route({
      method: 'POST',
      path: '/invite-links/{token}/accept',
      tags,
      summary: 'Join an organization by a link',
    })
    .input(z.object({ token }))
    .output(z.object({ organizationId: z.string() })),
};
