import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import type { codeHooks } from '../code/code-hooks.ts';
import type { KnownBrowsers } from '../code/known-browsers.ts';
import { hook } from '../hook.ts';
import { checkSocialSignIn } from '../providers/check-social-sign-in.ts';
import type { SessionCache } from '../session/session-cache.ts';
import { type SignInEvents, signedUp } from './sign-in-events.ts';

interface SignInPluginServices {
  codes: ReturnType<typeof codeHooks>;
  events: Pick<SignInEvents, 'signedIn'>;
  knownBrowsers: KnownBrowsers;
  /** With Redis. */
  sessionCache?: SessionCache | undefined;
}

/** How people sign in: codes, providers, and what follows. */
export function signInPlugin({ codes, ...services }: SignInPluginServices) {
  return {
    id: 'sign-in',
    hooks: { before: [...codes.before, checkSocialSignIn], after: [...codes.after, afterSignIn(services)] },
  } satisfies BetterAuthPlugin;
}

/**
 * What follows when somebody has signed in, by code, by a provider or in the desktop app: the browser's session before
 * ends, the sign-in is recorded, and the browser remembered.
 */
function afterSignIn({ events, knownBrowsers, sessionCache }: Omit<SignInPluginServices, 'codes'>) {
  return hook(Object.keys(methods), async (ctx) => {
    // Not there when the sign-in was refused, or when an account was linked.
    const { user, session } = ctx.context.newSession ?? {};
    if (!user || !session) return;
    await endReplacedSession(ctx, session.token, sessionCache);
    const isKnown = knownBrowsers.find(ctx, user.email) !== undefined || (await signedUp.get());
    const newDevice = isKnown ? {} : { newDevice: true as const };
    await events.signedIn(user.id, { with: methods[ctx.path]?.(ctx) ?? '', ...newDevice });
    knownBrowsers.remember(ctx, user.email);
  });
}

/** The session that this browser had before would live on, in the hands of whoever has copied its cookie. */
async function endReplacedSession(
  ctx: GenericEndpointContext,
  newToken: string,
  sessionCache?: SessionCache,
): Promise<void> {
  const { authCookies, secret, internalAdapter } = ctx.context;
  const before = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  if (!before || before === newToken) return;
  const found = await internalAdapter.findSession(before);
  if (!found) return;
  await sessionCache?.hold([found.session.id]);
  await internalAdapter.deleteSession(before);
}

/** By what somebody signs in at each endpoint that lets people in. */
const methods: Readonly<Record<string, (ctx: GenericEndpointContext) => string>> = {
  '/sign-in/email-otp': () => 'code',
  '/callback/:id': (ctx) => String(ctx.params?.id),
  '/electron/token': () => 'desktop',
};
