import type { BetterAuthOptions } from 'better-auth';
import { appFacts } from '#contract/facts/define-app.ts';

/** Sessions last 30 days and are renewed daily. */
export const sessionSeconds = 30 * 24 * 3600;
export const renewAfterSeconds = 24 * 3600;

/**
 * Names and attributes of all better-auth cookies: HttpOnly, SameSite=Lax and, over https, Secure with the __Host-
 * prefix, so that no other site of the same domain can set one.
 */
export function cookieOptions(appUrl: string): NonNullable<BetterAuthOptions['advanced']> {
  const isSecure = appUrl.startsWith('https:');
  return {
    // better-auth's own option would add __Secure-, which guarantees less.
    useSecureCookies: false,
    cookiePrefix: isSecure ? `__Host-${appFacts().product.slug}` : appFacts().product.slug,
    defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
  };
}

export function sessionCookieName(appUrl: string): string {
  return `${cookieOptions(appUrl).cookiePrefix}.session_token`;
}
