import { desktopSignInQuery } from '#contract/schemas/desktop-sign-in-code.ts';
import type { SignIn } from '#contract/sign-in-steps.ts';
import type { AuthStep } from '../call-auth.ts';
import type { Auth } from '../configured-auth.ts';

/** The step with which a page of the website, posted without JavaScript, lets the desktop app sign in. */
export function desktopSignInStep(
  auth: Auth,
  headers: Headers,
  step: AuthStep,
): Pick<SignIn, 'signInDesktop'> {
  return {
    signInDesktop: (request) =>
      step(() =>
        auth.api.electronTransferUser({
          headers,
          query: desktopSignInQuery(request),
          body: {},
          returnHeaders: true,
        }),
      ),
  };
}
