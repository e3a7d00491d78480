import { allowedDesktopEndpoints, refusedDesktopEndpoints } from './desktop/desktop-endpoints.ts';

/**
 * The endpoints of better-auth that answer over HTTP, by their names in `auth.api`. All others answer 404 and are
 * listed below, so that an upgrade cannot expose a new one unnoticed (auth-routes.test.ts).
 */
export const allowedEndpoints = [
  // Signing in and out
  'sendVerificationOTP',
  'signInEmailOTP',
  'signInSocial',
  'callbackOAuth',
  'getSession',
  'signOut',
  // Own account
  'updateUser',
  'deleteUser',
  'revokeSessions',
  'revokeOtherSessions',
  'linkSocialAccount',
  // For admins
  'listUsers',
  'stopImpersonating',
  ...allowedDesktopEndpoints,
] as const;

export type AllowedEndpoint = (typeof allowedEndpoints)[number];

/** The endpoints of better-auth that are not available over HTTP, and why; plugins of features list their own. Test only. */
export const refusedEndpoints: Readonly<Record<string, string>> = {
  // There are no passwords.
  signUpEmail: 'passwords',
  signInEmail: 'passwords',
  changePassword: 'passwords',
  setPassword: 'passwords',
  setUserPassword: 'passwords',
  resetPassword: 'passwords',
  verifyPassword: 'passwords',
  requestPasswordReset: 'passwords',
  requestPasswordResetCallback: 'passwords',
  requestPasswordResetEmailOTP: 'passwords',
  forgetPasswordEmailOTP: 'passwords',
  resetPasswordEmailOTP: 'passwords',
  // Checks of codes without signing in: another place to guess codes.
  createVerificationOTP: 'server only',
  getVerificationOTP: 'server only',
  checkVerificationOTP: 'tries codes without signing in',
  verifyEmailOTP: 'tries codes without signing in; signing in verifies the address',
  // The product's own operations change the address (docs/decisions/0012).
  requestEmailChangeEmailOTP:
    'drops the code of an address that is taken, which shows; asks for one code after the other',
  changeEmailEmailOTP: 'keeps other sessions, and its refusals carry no code',
  changeEmail: 'changes the address by a link; this product uses codes',
  verifyEmail: 'verifies by a link; this product uses codes',
  sendVerificationEmail: 'verifies by a link; this product uses codes',
  deleteUserCallback: 'deletes by a link; this product uses codes',
  // Providers' tokens are not stored.
  getAccessToken: 'tokens of providers',
  refreshToken: 'tokens of providers',
  accountInfo: 'tokens of providers',
  // The product's own operations read and write these, in one transaction with the audit event (docs/decisions/0013).
  listSessions: 'read by operations: account.sessions',
  revokeSession: 'written by operations: account.revokeSession',
  listUserAccounts: 'read by operations: account.read',
  unlinkAccount: 'written by operations: account.unlink',
  getUser: 'read by operations: users.read',
  createUser: 'written by operations: users.create',
  adminUpdateUser: 'written by operations: users.update',
  setRole: 'written by operations: users.setRoles',
  banUser: 'written by operations: users.ban',
  unbanUser: 'written by operations: users.unban',
  removeUser: 'written by operations: users.delete',
  listUserSessions: 'read by operations: users.sessions',
  revokeUserSession: 'written by operations: users.revokeSession',
  revokeUserSessions: 'written by operations: users.revokeSessions',
  impersonateUser: 'written by operations: users.impersonate',
  userHasPermission: 'read by operations: init',
  actAsUser: 'server only: users.impersonate calls it',
  // Sessions have no fields that users may write.
  updateSession: 'no fields to write',
  // better-auth's own pages; failures redirect to /login/error, health checks use /healthz.
  ok: 'another place',
  error: 'another place',
  ...refusedDesktopEndpoints,
};
