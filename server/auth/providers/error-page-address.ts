import type { LinkError } from '#contract/errors/link-errors.ts';
import type { LoginError } from '#contract/errors/login-errors.ts';
import { isAccountPage } from '#contract/pages/pages.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';

/** Refusals, as opposed to faults, among the reasons that better-auth and providers give for a failed sign-in. */
const loginReasons: Readonly<Record<string, LoginError>> = {
  signup_disabled: 'signup_disabled',
  access_denied: 'access_denied',
  account_not_linked: 'access_denied',
  email_not_verified: 'access_denied',
  email_not_found: 'access_denied',
  banned_user: 'access_denied',
};

/** The same for an account that was to be linked. */
const linkReasons: Readonly<Record<string, LinkError>> = {
  access_denied: 'access_denied',
  email_does_not_match: 'other_address',
  account_already_linked_to_different_user: 'other_user',
};

/**
 * Where a failed social sign-in goes: /login/error with one of its three reasons and the page that was asked for, or,
 * where an account was to be linked, the account page with the reason; and nothing else, since a provider's own words are
 * not ours to show. Other pages of ours stay as they are; to other origins nobody is sent: whoever goes to a provider is
 * told its address in JSON, and only comes back by redirects.
 */
export function errorPageAddress(location: string, appUrl: string): string {
  const { origin } = new URL(appUrl);
  const url = URL.parse(location, appUrl);
  // '/..//host' is ours only until somebody writes it without the dots.
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
