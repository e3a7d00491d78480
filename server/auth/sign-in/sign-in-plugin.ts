import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import { isAccountPage } from '#contract/return-addresses.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { forgetActing } from '../admin/forget-acting.ts';
import { authError } from '../auth-error.ts';
import type { KnownBrowsers } from '../code/browser-binding.ts';
import type { codeHooks } from '../code/code-hooks.ts';
import { fieldsOf, hook, rejectOtherFields } from '../hook.ts';
import { goOnWithoutState } from '../providers/lost-state.ts';
import { type SignInEvents, signedUp } from './sign-in-events.ts';

/**
 * Fields that a request to sign in with a provider, or to link one, may contain. Excluded: a provider's token in place
 * of the redirect (nothing would bind it to this browser), other scopes, and an error page other than ours, since only
 * ours hides a provider's own messages (callback-failures.ts).
 */
const allowedFields: Readonly<Record<string, readonly string[]>> = {
  '/sign-in/social': ['provider', 'callbackURL', 'errorCallbackURL', 'disableRedirect'],
  '/link-social': ['provider', 'callbackURL', 'errorCallbackURL', 'disableRedirect'],
};

const checkSocialSignIn = hook(Object.keys(allowedFields), async (ctx) => {
  const fields = fieldsOf(ctx.body);
  rejectOtherFields(Object.keys(fields), allowedFields[ctx.path] ?? []);
  const { callbackURL, errorCallbackURL } = fields;
  if (errorCallbackURL !== undefined && !isErrorPage(ctx.path, errorCallbackURL))
    rejectOtherFields(['errorCallbackURL'], []);
  // better-auth accepts '/..//host', which leads to another site once the dots are resolved.
  if (callbackURL !== undefined && safeRedirect(callbackURL) === undefined)
    throw authError(403, 'INVALID_CALLBACK_URL');
});

/** Returns the sign-in method of a request to an endpoint that creates sessions, by the path of the endpoint. */
export type SignInMethods = Readonly<Record<string, (ctx: GenericEndpointContext) => string>>;

interface SignInPluginServices {
  codes: ReturnType<typeof codeHooks>;
  events: Pick<SignInEvents, 'signedIn'>;
  knownBrowsers: KnownBrowsers;
  /** Those of features, beside codes and providers. */
  otherMethods?: SignInMethods;
}

/** Signing in by codes and providers, and what follows a sign-in by whatever means. */
export function signInPlugin({ codes, ...services }: SignInPluginServices) {
  return {
    id: 'sign-in',
    hooks: {
      before: [...codes.before, checkSocialSignIn],
      after: [...codes.after, afterSignIn(services), goOnWithoutState],
    },
  } satisfies BetterAuthPlugin;
}

/**
 * After a sign-in, by whatever means: ends the browser's previous session and what is left of an impersonation, records
 * the sign-in, and marks the browser as known.
 */
function afterSignIn({ events, knownBrowsers, otherMethods }: Omit<SignInPluginServices, 'codes'>) {
  const methods: SignInMethods = { ...ownMethods, ...otherMethods };
  return hook(Object.keys(methods), async (ctx) => {
    // Undefined if the sign-in was rejected or an account was linked.
    const { user, session } = ctx.context.newSession ?? {};
    if (!user || !session) return;
    await endReplacedSession(ctx, session.token);
    await forgetActing(ctx, { user, session });
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

const ownMethods: SignInMethods = {
  '/sign-in/email-otp': () => 'code',
  '/callback/:id': (ctx) => String(ctx.params?.id),
  '/electron/token': () => 'desktop',
};

function isErrorPage(path: string, address: unknown): boolean {
  if (path === '/link-social' && isAccountPage(address)) return true;
  return typeof address === 'string' && /^\/login\/error(\?|$)/.test(address);
}
