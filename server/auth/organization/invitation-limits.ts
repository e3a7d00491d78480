import type { LimitRule } from '../../http/limits.ts';

const day = 24 * 3600;

/** Invitations mailed to one address, by all organizations together: whoever gets them did not ask for them. */
export const invitationsToAddress: LimitRule = {
  name: 'invitation-address',
  limit: 10,
  windowSeconds: day,
};

/** Invitations mailed by one user: an organization may be new, and made for nothing else. */
export const invitationsByUser: LimitRule = {
  name: 'invitation-person',
  limit: 200,
  windowSeconds: day,
};
