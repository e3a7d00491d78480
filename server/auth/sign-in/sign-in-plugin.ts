import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import type { codeHooks } from '../code/code-hooks.ts';
import type { KnownBrowsers } from '../code/known-browsers.ts';
import { hook } from '../hook.ts';
import { checkSocialSignIn } from '../providers/check-social-sign-in.ts';
import { type SignInEvents, signedUp } from './sign-in-events.ts';

interface SignInPluginServices {
  codes: ReturnType<typeof codeHooks>;
  events: Pick<SignInEvents, 'signedIn'>;
  knownBrowsers: KnownBrowsers;
}

/** Signing in by codes and providers, and what follows it. */
export function signInPlugin({ codes, ...services }: SignInPluginServices) {
  return {
    id: 'sign-in',
    hooks: { before: [...codes.before, checkSocialSignIn], after: [...codes.after, afterSignIn(services)] },
  } satisfies BetterAuthPlugin;
}

/**
 * After a sign-in, by whatever means: ends the browser's previous session, records the
 * sign-in, and marks the browser as known.
 */
function afterSignIn({ events, knownBrowsers }: Omit<SignInPluginServices, 'codes'>) {
  return hook(Object.keys(methods), async (ctx) => {
    // Undefined if the sign-in was rejected or an account was linked.
    const { user, session } = ctx.context.newSession ?? {};
    if (!user || !session) return;
    await endReplacedSession(ctx, session.token);
    const isKnown = knownBrowsers.find(ctx, user.email) !== undefined || (await signedUp.get());
    const newDevice = isKnown ? {} : { newDevice: true as const };
    await events.signedIn(user.id, { with: methods[ctx.path]?.(ctx) ?? '', ...newDevice });
    knownBrowsers.remember(ctx, user.email);
  });
}

/** The browser's previous session would stay valid for anyone who has copied its cookie. */
async function endReplacedSession(ctx: GenericEndpointContext, newToken: string): Promise<void> {
  const { authCookies, secret, internalAdapter } = ctx.context;
  const before = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  if (!before || before === newToken) return;
  await internalAdapter.deleteSession(before);
}

/** The sign-in method of each endpoint that creates a session. */
const methods: Readonly<Record<string, (ctx: GenericEndpointContext) => string>> = {
  '/sign-in/email-otp': () => 'code',
  '/callback/:id': (ctx) => String(ctx.params?.id),
  '/electron/token': () => 'desktop',
};
