import * as z from 'zod/mini';
import { organizationRoleNames } from '../facts/tenant-roles.ts';
import { commaSeparated } from '../schemas/comma-separated.ts';
import { sessionOnly } from '../schemas/oc.ts';
import { pageInput } from '../schemas/paging.ts';
import { longestInvited, mostInvitedAtOnce } from './invitation-addresses.ts';
import { severalIds, severalResultSchema } from './members.ts';
import { organizationIdInput } from './organizations.ts';

const tags = ['Organizations'];

/** `open` until somebody answers it or it expires. */
export const invitationStates = ['open', 'expired', 'accepted', 'declined', 'canceled'] as const;

export type InvitationState = (typeof invitationStates)[number];

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** As it was given with the address. */
  name: z.nullable(z.string()),
  role: z.enum(organizationRoleNames),
  state: z.enum(invitationStates),
  /** The teams that the person joins, as far as they still exist. */
  teams: z.array(z.object({ id: z.string(), name: z.string() })),
  inviterName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const invitationPageSchema = z.object({
  /** When the server read all this; times on the page are told relative to it. */
  readAt: z.iso.datetime(),
  /** Newest first. */
  items: z.array(invitationSchema),
  nextCursor: z.nullable(z.string()),
  total: z.int(),
});

export const inviteResults = [
  'invited',
  'already-member',
  'already-invited',
  'invalid',
  'limit-reached',
  'refused',
] as const;

/** Result of inviting one address. */
export const inviteResultSchema = z.object({
  /** As it was given. */
  given: z.string(),
  email: z.nullable(z.string()),
  result: z.enum(inviteResults),
  /** Why the address was not invited, with its text in the language of the request. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** The new one, or the open one that the address has already; null for one above the own role. */
  invitationId: z.nullable(z.string()),
});

/** View of an invitation, or of a link that invites, for everybody who has its address. */
export const publicInvitationFields = {
  /** Whether the current user's address is verified, as accepting it needs; null without one. */
  isVerified: z.nullable(z.boolean()),
  /** Null unless the invitation is open, or its recipient is a member. */
  organization: z.nullable(z.object({ id: z.string(), name: z.string(), logo: z.nullable(z.string()) })),
  inviterName: z.nullable(z.string()),
  role: z.nullable(z.enum(organizationRoleNames)),
  expiresAt: z.nullable(z.iso.datetime()),
};

export const publicInvitationSchema = z.object({
  ...publicInvitationFields,
  id: z.string(),
  /** `inviter-left`: whoever invited may no longer do so. `unavailable`: there is none, or it is for somebody else. */
  state: z.enum([...invitationStates, 'inviter-left', 'unavailable']),
  /** Whether the current user is who is invited; null without one. */
  isRecipient: z.nullable(z.boolean()),
  /** In full for its recipient alone; for others most of it is left out. */
  email: z.nullable(z.string()),
});

/** An open invitation, as its recipient sees it. */
export const receivedInvitationSchema = z.object({
  id: z.string(),
  organization: z.object({ id: z.string(), name: z.string(), logo: z.nullable(z.string()) }),
  inviterName: z.string(),
  role: z.enum(organizationRoleNames),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const receivedInvitationsSchema = z.object({
  readAt: z.iso.datetime(),
  items: z.array(receivedInvitationSchema),
});

export type Invitation = z.infer<typeof invitationSchema>;
export type InvitationPage = z.infer<typeof invitationPageSchema>;
export type InviteResult = z.infer<typeof inviteResultSchema>;
export type PublicInvitation = z.infer<typeof publicInvitationSchema>;
export type ReceivedInvitations = z.infer<typeof receivedInvitationsSchema>;

const ownId = z.string().check(z.minLength(1), z.maxLength(200));
const severalInvitations = z.object({ ...organizationIdInput, invitationIds: severalIds });

/** Fields of the form that invites; `emails` are the parts of a pasted text, see `parseAddresses`. */
export const inviteInputSchema = z.object({
  emails: z
    .array(z.string().check(z.maxLength(longestInvited)))
    .check(
      z.minLength(1, { error: 'organizations-invitations:validation.emails.required' }),
      z.maxLength(mostInvitedAtOnce, { error: 'organizations-invitations:validation.emails.tooMany' }),
    ),
  role: z._default(z.enum(organizationRoleNames), 'member'),
  teamIds: z._default(z.array(ownId).check(z.maxLength(20)), []),
});

export const invitationOperations = {
  invitations: sessionOnly
    .route({
      method: 'GET',
      path: '/organizations/{id}/invitations',
      tags,
      summary: 'Invitations to an organization, newest first, by name, address, role or state',
    })
    .input(
      z.object({
        ...organizationIdInput,
        ...pageInput,
        /** Any of these states, and any of these roles; parted by commas. */
        state: commaSeparated(z.enum(invitationStates)),
        role: commaSeparated(z.enum(organizationRoleNames)),
      }),
    )
    .output(invitationPageSchema),

  /** Each address has a result of its own; those that can be invited get a mail with a link. */
  invite: sessionOnly
    .route({
      method: 'POST',
      path: '/organizations/{id}/invitations',
      tags,
      summary: 'Invite addresses into an organization',
    })
    .input(z.object({ ...organizationIdInput, ...inviteInputSchema.shape }))
    .output(z.object({ results: z.array(inviteResultSchema) })),

  /** Mails new links; the older ones no longer work. */
  resendInvitations: sessionOnly
    .route({
      method: 'POST',
      path: '/organizations/{id}/invitations/resend',
      tags,
      summary: 'Send invitations again, with new links',
    })
    .input(severalInvitations)
    .output(severalResultSchema),

  cancelInvitations: sessionOnly
    .route({
      method: 'POST',
      path: '/organizations/{id}/invitations/cancel',
      tags,
      summary: 'Cancel open invitations',
    })
    .input(severalInvitations)
    .output(severalResultSchema),

  receivedInvitations: sessionOnly
    .route({ method: 'GET', path: '/invitations', tags, summary: 'Open invitations to your address' })
    .output(receivedInvitationsSchema),

  /** Answers without a session, too. One that does not exist has the state `unavailable`. */
  readInvitation: sessionOnly
    .route({
      method: 'GET',
      path: '/invitations/{invitationId}',
      tags,
      summary: 'An invitation, by its link',
    })
    .meta({ isPublic: true })
    .input(z.object({ invitationId: ownId }))
    .output(publicInvitationSchema),

  /** The organization becomes the active one of this session. */
  acceptInvitation: sessionOnly
    .route({
      method: 'POST',
      path: '/invitations/{invitationId}/accept',
      tags,
      summary: 'Accept an invitation to your address',
    })
    .input(z.object({ invitationId: ownId }))
    .output(z.object({ organizationId: z.string() })),

  declineInvitation: sessionOnly
    .route({
      method: 'POST',
      path: '/invitations/{invitationId}/decline',
      tags,
      summary: 'Decline an invitation to your address',
    })
    .input(z.object({ invitationId: ownId }))
    .output(z.object({ id: z.string() })),
};
