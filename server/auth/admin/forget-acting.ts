import type { GenericEndpointContext } from '@better-auth/core';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';

type SignedIn = Parameters<typeof setSessionCookie>[1];

/**
 * After a sign-in in a browser whose acting session expired or was deleted: its cookies are still there. better-auth
 * would let the new session end with the browser, and never renew it, because of one of them; the other one has the
 * admin's own session, which the new one replaces.
 */
export async function forgetActing(ctx: GenericEndpointContext, signedIn: SignedIn): Promise<void> {
  const { authCookies, createAuthCookie, internalAdapter, secret } = ctx.context;
  const adminCookie = createAuthCookie('admin_session');
  const [adminToken] = ((await ctx.getSignedCookie(adminCookie.name, secret)) || '').split(':', 1);
  if (adminToken) {
    await internalAdapter.deleteSession(adminToken);
    expireCookie(ctx, adminCookie);
  }
  // Sets the cookie of the session a second time, after the first: browsers keep the last.
  if (await ctx.getSignedCookie(authCookies.dontRememberToken.name, secret))
    await setSessionCookie(ctx, signedIn, false);
}
