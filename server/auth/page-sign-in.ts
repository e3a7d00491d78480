import { isAPIError } from 'better-auth/api';
import { knownErrorCode } from '#contract/errors/error-text.ts';
import { type SignIn, socialReturnAddresses } from '#contract/pages.ts';
import { ApiError } from '../http/api-error.ts';
import type { Auth } from './auth.ts';
import { ruleError } from './rule-errors.ts';

/**
 * The steps of signing in for a page posted without JavaScript: better-auth's own endpoints in process, so that
 * every rule, limit and text is the one that holds over HTTP.
 * @param headers of the visitor, from `clientHeaders`
 * @param answer gets the cookies that a step sets, also when it is refused
 */
export function pageSignIn(auth: Auth, headers: Headers, answer: Headers): SignIn {
  async function step<T>(
    path: string,
    call: () => Promise<{ headers?: Headers | null; response: T }>,
  ): Promise<T> {
    try {
      const done = await call();
      for (const cookie of done.headers?.getSetCookie() ?? []) answer.append('Set-Cookie', cookie);
      return done.response;
    } catch (error) {
      throw ruleError(error, path) ?? toApiError(error);
    }
  }
  return {
    async requestCode(email) {
      const answer: { success: boolean; code?: string } = await step('/email-otp/send-verification-otp', () =>
        auth.api.sendVerificationOTP({ headers, body: { email, type: 'sign-in' }, returnHeaders: true }),
      );
      return answer.code;
    },
    async verifyCode(email, otp) {
      await step('/sign-in/email-otp', () =>
        auth.api.signInEmailOTP({ headers, body: { email, otp }, returnHeaders: true }),
      );
    },
    async startSocial(provider, redirect) {
      const body = { provider, ...socialReturnAddresses(redirect) };
      const { url } = await step('/sign-in/social', () =>
        auth.api.signInSocial({ headers, body, returnHeaders: true }),
      );
      if (!url) throw new ApiError(400, 'PROVIDER_NOT_FOUND');
      return url;
    },
    async signOut() {
      await step('/sign-out', () => auth.api.signOut({ headers, returnHeaders: true }));
    },
    async stopImpersonating() {
      await step('/admin/stop-impersonating', () =>
        auth.api.stopImpersonating({ headers, returnHeaders: true }),
      );
    },
  };
}

/** better-auth's refusals as ours; anything else stays what it is. */
function toApiError(error: unknown): unknown {
  if (!isAPIError(error)) return error;
  const { statusCode, body } = error;
  const data = (body as { data?: Record<string, unknown> } | undefined)?.data;
  const retryAfter = new Headers(error.headers).get('retry-after');
  return new ApiError(statusCode, knownErrorCode(body?.code, statusCode), data, {
    cause: error,
    ...(retryAfter && { headers: { 'Retry-After': retryAfter } }),
  });
}
