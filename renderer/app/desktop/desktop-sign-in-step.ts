import { type DesktopSignInCode, desktopSignInQuery } from '#contract/schemas/desktop-sign-in-code.ts';
import type { SignIn } from '#contract/sign-in-steps.ts';
import { callAuth } from '../../lib/auth/call-auth.ts';

/** The step with which a page of the website lets the desktop app sign in. */
export const desktopSignInStep: Pick<SignIn, 'signInDesktop'> = {
  signInDesktop: (request) =>
    callAuth<DesktopSignInCode>(
      `/electron/transfer-user?${new URLSearchParams(desktopSignInQuery(request))}`,
      {},
    ),
};
