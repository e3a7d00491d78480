import type { LimitRule } from '../../http/limits.ts';

const day = 24 * 3600;

/** How long an invitation can be accepted. */
export const invitationSeconds = 7 * day;

/** Invitations mailed to one address, by all organizations together: whoever gets them did not ask for them. */
const toAddress: LimitRule = { name: 'invitation-address', limit: 10, windowSeconds: day };

/** The same from one organization, and from one user: nobody keeps others from inviting an address. */
const shareOfAddress: LimitRule = { name: 'invitation-share', limit: 3, windowSeconds: day };

/** Invitations mailed by one user: an organization may be new, and made for nothing else. */
const byUser: LimitRule = { name: 'invitation-person', limit: 200, windowSeconds: day };

/**
 * Limits that an invitation counts for, each with its subject. In this order: whoever is over the own limit uses up none
 * of the address.
 */
export function invitationCounts(
  userId: string,
  organizationId: string,
  email: string,
): [LimitRule, string][] {
  return [
    [byUser, userId],
    [shareOfAddress, `${userId} ${email}`],
    [shareOfAddress, `${organizationId} ${email}`],
    [toAddress, email],
  ];
}
