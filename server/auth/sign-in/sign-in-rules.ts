import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import type { KnownBrowsers } from '../code/known-browsers.ts';
import type { SessionCache } from '../session/session-cache.ts';
import { type SignInEvents, signedUp } from './sign-in-events.ts';

interface SignInRulesServices {
  events: Pick<SignInEvents, 'signedIn'>;
  knownBrowsers: KnownBrowsers;
  /** With Redis. */
  sessionCache?: SessionCache | undefined;
}

/**
 * What follows when somebody has signed in, by code, by a provider or in the desktop app: the browser's session before
 * ends, the sign-in is recorded, and the browser remembered.
 */
export function signInRules({ events, knownBrowsers, sessionCache }: SignInRulesServices) {
  return {
    id: 'sign-in-rules',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path !== undefined && path in means,
          handler: createAuthMiddleware(async (ctx) => {
            // Not there when the sign-in was refused, or when an account was linked.
            const { user, session } = ctx.context.newSession ?? {};
            if (!user || !session) return;
            await endReplacedSession(ctx, session.token, sessionCache);
            const isKnown = knownBrowsers.find(ctx, user.email) !== undefined || (await signedUp.get());
            const newDevice = isKnown ? {} : { newDevice: true as const };
            await events.signedIn(user.id, { with: means[ctx.path]?.(ctx) ?? '', ...newDevice });
            knownBrowsers.remember(ctx, user.email);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
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
const means: Readonly<Record<string, (ctx: GenericEndpointContext) => string>> = {
  '/sign-in/email-otp': () => 'code',
  '/callback/:id': (ctx) => String(ctx.params?.id),
  '/electron/token': () => 'desktop',
};
