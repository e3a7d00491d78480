import { socialReturnAddresses } from '#contract/return-addresses.ts';
import type { SignIn } from '#contract/sign-in-steps.ts';
import { type AuthStep, callAuth } from '#server/auth/call-auth.ts';
import type { Auth } from '#server/auth/configured-auth.ts';
import { ApiError } from '../../config/api-error.ts';
import { desktopSignInStep } from '../desktop/desktop-sign-in-step.ts';

/**
 * The steps of signing in for a page posted without JavaScript: calls better-auth's own endpoints in process, so that
 * every rule, limit and text is the same as over HTTP.
 * @param headers of the request, from `clientHeaders`
 * @param answer receives the cookies that a step sets, also when it fails
 */
export function pageSignIn(auth: Auth, headers: Headers, answer: Headers): SignIn {
  const setCookie = (cookie: string) => {
    answer.append('Set-Cookie', cookie);
    // A further step of the same form must come from the same browser.
    headers.append('Cookie', cookie.split(';')[0] ?? '');
  };
  const step: AuthStep = (call) => callAuth(setCookie, call);
  return {
    async requestCode(email) {
      const answer: { success: boolean; code?: string } = await step(() =>
        auth.api.sendVerificationOTP({ headers, body: { email, type: 'sign-in' }, returnHeaders: true }),
      );
      return answer.code;
    },
    async verifyCode(email, otp) {
      await step(() => auth.api.signInEmailOTP({ headers, body: { email, otp }, returnHeaders: true }));
    },
    async startSocial(provider, redirect) {
      const body = { provider, ...socialReturnAddresses(redirect) };
      const { url } = await step(() => auth.api.signInSocial({ headers, body, returnHeaders: true }));
      if (!url) throw new ApiError(400, 'PROVIDER_NOT_FOUND');
      return url;
    },
    async signOut() {
      await step(() => auth.api.signOut({ headers, returnHeaders: true }));
    },
    ...desktopSignInStep(auth, headers, step),
    async stopImpersonating() {
      await step(() => auth.api.stopImpersonating({ headers, returnHeaders: true }));
    },
  };
}
