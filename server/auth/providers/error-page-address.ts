import type { LinkError } from '#contract/errors/link-errors.ts';
import type { LoginError } from '#contract/errors/login-errors.ts';
import { isAccountPage } from '#contract/pages/pages.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';

/** Reasons by better-auth and providers for a rejected sign-in, as opposed to a failed one. */
const loginReasons: Readonly<Record<string, LoginError>> = {
  signup_disabled: 'signup_disabled',
  access_denied: 'access_denied',
  account_not_linked: 'access_denied',
  email_not_verified: 'access_denied',
  email_not_found: 'access_denied',
  banned_user: 'access_denied',
};

/** The same for linking an account. */
const linkReasons: Readonly<Record<string, LinkError>> = {
  access_denied: 'access_denied',
  email_does_not_match: 'other_address',
  account_already_linked_to_different_user: 'other_user',
};

/**
 * Redirect target of a failed social sign-in: /login/error with one of its three reasons and the requested page or,
 * when linking an account, the account page with the reason. A provider's own messages are not shown. Other pages of
 * ours are unchanged; redirects to other origins are blocked, since the client gets a provider's address in JSON and
 * only comes back by redirects.
 */
export function errorPageAddress(location: string, appUrl: string): string {
  const { origin } = new URL(appUrl);
  const url = URL.parse(location, appUrl);
  // '/..//host' is ours only until the dots are resolved.
  if (url?.origin !== origin || url.pathname.startsWith('//'))
    return `${origin}/login/error?error=unknown_error`;
  const error = url.searchParams.get('error')?.toLowerCase();
  if (isAccountPage(url.pathname) && error !== undefined)
    return `${origin}${url.pathname}?error=${linkReasons[error] ?? 'unknown_error'}`;
  if (url.pathname !== '/login/error') return location;
  const redirect = safeRedirect(url.searchParams.get('redirect'));
  const search = new URLSearchParams({
    ...(redirect && { redirect }),
    error: loginReasons[error ?? ''] ?? 'unknown_error',
  });
  return `${origin}/login/error?${search}`;
}
