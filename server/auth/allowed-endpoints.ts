import { allowedOrganizationEndpoints } from './organization/organization-endpoints.ts';

/**
 * The endpoints of better-auth that answer over HTTP, by their names in `auth.api`. All others answer 404 and are
 * listed in refused-endpoints.ts, so that an upgrade cannot expose a new one unnoticed (auth-routes.test.ts).
 */
export const allowedEndpoints = [
  // Signing in and out, sessions
  'sendVerificationOTP',
  'signInEmailOTP',
  'signInSocial',
  'callbackOAuth',
  'electronTransferUser',
  'electronToken',
  'getSession',
  'signOut',
  'listSessions',
  'revokeSession',
  'revokeSessions',
  'revokeOtherSessions',
  // Own account
  'updateUser',
  'deleteUser',
  'linkSocialAccount',
  'unlinkAccount',
  'listUserAccounts',
  // Users, for admins
  'listUsers',
  'getUser',
  'createUser',
  'adminUpdateUser',
  'setRole',
  'banUser',
  'unbanUser',
  'removeUser',
  'listUserSessions',
  'revokeUserSession',
  'revokeUserSessions',
  'impersonateUser',
  'stopImpersonating',
  'userHasPermission',
  ...allowedOrganizationEndpoints,
] as const;

export type AllowedEndpoint = (typeof allowedEndpoints)[number];
