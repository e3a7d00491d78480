import { isAccountPage } from '#contract/pages/pages.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { fieldsOf, rejectOtherFields } from '#server/auth/request-fields.ts';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';

/**
 * What a caller may say when a social sign-in, or linking, begins. Left out: signing in with a provider's token in place
 * of the round trip (nothing would bind it to this browser), other scopes, and an error page other than ours, which alone
 * keep a provider's own words out (error-page-address.ts).
 */
const allowedFields: Readonly<Record<string, readonly string[]>> = {
  '/sign-in/social': ['provider', 'callbackURL', 'errorCallbackURL', 'disableRedirect'],
  '/link-social': ['provider', 'callbackURL', 'errorCallbackURL', 'disableRedirect'],
};

export const checkSocialSignIn = hook(Object.keys(allowedFields), async (ctx) => {
  const fields = fieldsOf(ctx.body);
  rejectOtherFields(Object.keys(fields), allowedFields[ctx.path] ?? []);
  const { callbackURL, errorCallbackURL } = fields;
  if (errorCallbackURL !== undefined && !isErrorPage(ctx.path, errorCallbackURL))
    rejectOtherFields(['errorCallbackURL'], []);
  // better-auth lets '/..//host' pass, which leads elsewhere once the dots are taken out.
  if (callbackURL !== undefined && safeRedirect(callbackURL) === undefined)
    throw authError(403, 'INVALID_CALLBACK_URL');
});

function isErrorPage(path: string, address: unknown): boolean {
  if (path === '/link-social' && isAccountPage(address)) return true;
  return typeof address === 'string' && /^\/login\/error(\?|$)/.test(address);
}
