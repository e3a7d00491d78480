import { acceptInviteLink, readInviteLink } from './accept-invite-link.ts';
import {
  acceptInvitation,
  declineInvitation,
  listReceivedInvitations,
  readInvitation,
} from './answer-invitation.ts';
import { cancelInvitation, invite } from './invite.ts';
import { createInviteLink, listInviteLinks, revokeInviteLink } from './invite-links.ts';
import { listInvitations } from './list-invitations.ts';
import { resendInvitation } from './resend-invitation.ts';

/** The operations on invitations and on links that invite. */
export const invitationHandlers = {
  invitations: listInvitations,
  invite,
  resendInvitation,
  cancelInvitation,
  receivedInvitations: listReceivedInvitations,
  readInvitation,
  acceptInvitation,
  declineInvitation,
  inviteLinks: listInviteLinks,
  createInviteLink,
  revokeInviteLink,
  readInviteLink,
  acceptInviteLink,
};
