import type { LoginError } from '#contract/errors/login-errors.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';

/** Refusals, as opposed to faults, among the reasons that better-auth and providers give for a failed sign-in. */
const reasons: Readonly<Record<string, LoginError>> = {
  signup_disabled: 'signup_disabled',
  access_denied: 'access_denied',
  account_not_linked: 'access_denied',
  email_not_verified: 'access_denied',
  email_not_found: 'access_denied',
  banned_user: 'access_denied',
};

/**
 * Where a failed social sign-in goes: /login/error with one of its three reasons and the page that was asked for, and
 * nothing else, since a provider's own words are not ours to show. Other addresses stay as they are.
 */
export function loginErrorAddress(location: string, appUrl: string): string {
  const url = new URL(location, appUrl);
  if (url.origin !== new URL(appUrl).origin || url.pathname !== '/login/error') return location;
  const reason = reasons[(url.searchParams.get('error') ?? '').toLowerCase()] ?? 'unknown_error';
  const redirect = safeRedirect(url.searchParams.get('redirect'));
  const search = new URLSearchParams({ ...(redirect && { redirect }), error: reason });
  return `${url.origin}/login/error?${search}`;
}
