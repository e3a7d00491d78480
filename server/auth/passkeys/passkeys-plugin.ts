import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';
import type { Assertion } from '#contract/passkeys/passkeys.ts';
import type { Database } from '../../database/database.ts';
import { authError } from '../auth-error.ts';
import type { SignInMethods } from '../sign-in/sign-in-plugin.ts';
import { assertionOptions, type Ceremony, verifyAssertion } from './ceremonies.ts';

/** Not open to clients, who call the operations (server/passkeys/passkey-operations.ts): test only. */
export const refusedPasskeysEndpoints = {
  passkeySignInOptions: 'server only: passkeys.signInOptions calls it',
  signInPasskey: 'server only: passkeys.signIn calls it',
};

const signInPath = '/sign-in/passkey';

/** For the plugin that records sign-ins. */
export const passkeysSignInMethods: SignInMethods = { [signInPath]: () => 'passkey' };

/**
 * Signing in by a passkey: what sets cookies. The challenge is bound to the browser by a random id in a cookie, which
 * several tabs share. Sessions are begun by better-auth, so that its hooks see them; a trigger refuses banned users.
 */
export function passkeysPlugin({ db }: Pick<Database, 'db'>, environment: Ceremony['environment']) {
  const ceremonyOf = (browser: string): Ceremony => ({ environment, binding: ['sign-in', browser] });
  return {
    id: 'passkeys',
    endpoints: {
      passkeySignInOptions: createAuthEndpoint({ method: 'POST', requireHeaders: true }, async (ctx) => {
        const browser = (await browserOf(ctx)) ?? crypto.randomUUID();
        const { name, attributes } = browserCookie(ctx);
        await ctx.setSignedCookie(name, browser, ctx.context.secret, attributes);
        return ctx.json(await assertionOptions(ceremonyOf(browser)));
      }),
      signInPasskey: createAuthEndpoint(
        signInPath,
        { method: 'POST', requireHeaders: true, body: z.object({ credential: z.custom<Assertion>() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const browser = await browserOf(ctx);
          if (browser === undefined) throw authError(400, 'PASSKEY_EXPIRED');
          const userId = await db.transaction((tx) =>
            verifyAssertion(tx, ceremonyOf(browser), ctx.body.credential),
          );
          const user = await internalAdapter.findUserById(userId);
          if (!user) throw authError(404, 'PASSKEY_NOT_FOUND');
          await setSessionCookie(ctx, { user, session: await internalAdapter.createSession(userId) });
          return ctx.json({ id: userId });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

function browserCookie(ctx: GenericEndpointContext) {
  return ctx.context.createAuthCookie('passkeys', { maxAge: 24 * 3600 });
}

async function browserOf(ctx: GenericEndpointContext): Promise<string | undefined> {
  return (await ctx.getSignedCookie(browserCookie(ctx).name, ctx.context.secret)) || undefined;
}
