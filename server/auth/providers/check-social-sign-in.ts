import { isAccountPage } from '#contract/pages/pages.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { fieldsOf, rejectOtherFields } from '#server/auth/request-fields.ts';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';

/**
 * Fields that a request to sign in with a provider, or to link one, may contain. Excluded: a provider's token in place
 * of the redirect (nothing would bind it to this browser), other scopes, and an error page other than ours, since only
 * ours hides a provider's own messages (error-page-address.ts).
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
  // better-auth accepts '/..//host', which leads to another site once the dots are resolved.
  if (callbackURL !== undefined && safeRedirect(callbackURL) === undefined)
    throw authError(403, 'INVALID_CALLBACK_URL');
});

function isErrorPage(path: string, address: unknown): boolean {
  if (path === '/link-social' && isAccountPage(address)) return true;
  return typeof address === 'string' && /^\/login\/error(\?|$)/.test(address);
}
