import { socialReturnAddresses } from '#contract/return-addresses.ts';
import type { SignInSteps } from '#contract/sign-in-steps.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callAuth, isAllowedAddress } from '../../../lib/auth/call-auth.ts';
import { announceIdentityChange } from '../../../lib/auth/identity-change.ts';
import type { Services } from '../../../lib/services/services.ts';

/** The steps of signing in over HTTP. `init` is read again after each one that changes the session. */
export function createBrowserSignIn(services: Pick<Services, 'init' | 'data' | 'i18n'>): SignInSteps {
  return {
    async requestCode(email) {
      const { code } = await callAuth<{ code?: string }>('/email-otp/send-verification-otp', {
        email,
        type: 'sign-in',
      });
      return code;
    },
    async verifyCode(email, code) {
      await callAuth('/sign-in/email-otp', { email, otp: code });
      // What somebody else has read in this document before.
      services.data.loaded?.queryClient.clear();
      await services.init.reload();
    },
    async startSocial(provider, redirect) {
      const { url } = await callAuth<{ url: string }>('/sign-in/social', {
        provider,
        ...socialReturnAddresses(redirect),
      });
      const { providerOrigins } = await services.init.load();
      if (isAllowedAddress(url, location.origin, providerOrigins)) return url;
      const message = services.i18n.t('sign-in:error.unknown_error.description');
      throw new ApiError(400, 'INVALID_REDIRECT_URL', message);
    },
    async signOut() {
      await callAuth('/sign-out', {});
      announceIdentityChange();
      // What the page that is still there shows would be read again, without a session, if it went before the page.
      services.data.loaded?.queryClient.removeQueries({ type: 'inactive' });
      services.init.set(undefined);
    },
    async stopImpersonating() {
      await callAuth('/admin/stop-impersonating', {});
    },
  };
}
