/** The endpoints of better-auth that do not answer over HTTP, and why. Read by a test only: what is not allowed is refused. */
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
  // Checks of codes that do not sign in: a second place to guess.
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
  // Tokens of providers are not kept.
  getAccessToken: 'tokens of providers',
  refreshToken: 'tokens of providers',
  accountInfo: 'tokens of providers',
  // Nothing in a session is for its owner to write.
  updateSession: 'no fields to write',
  // Adds people without their consent.
  addMember: 'server only',
  // The app opens the website itself, and the person signs in there as usual.
  electronInitOAuthProxy: 'starts a sign-in by reading',
  // Pages of better-auth's own; failures go to /login/error, health has /healthz.
  ok: 'another place',
  error: 'another place',
};
