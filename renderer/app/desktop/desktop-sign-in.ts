import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import type { SignIn } from '#contract/pages/pages.ts';
import { ApiError } from '../../lib/api/api-error.ts';

/** The steps of signing in, in the desktop app: providers open in the system's browser, not in this window. */
export function createDesktopSignIn({ signIn }: Pick<DesktopBridge, 'signIn'>, inBrowser: SignIn): SignIn {
  return {
    ...inBrowser,
    async startSocial(provider, redirect) {
      try {
        await signIn.start({ provider });
      } catch (error) {
        throw new ApiError(500, 'UNKNOWN_ERROR', '', undefined, undefined, { cause: error });
      }
      // This window stays where it is, and waits there.
      return redirect ? `/login?${new URLSearchParams({ redirect })}` : '/login';
    },
  };
}
