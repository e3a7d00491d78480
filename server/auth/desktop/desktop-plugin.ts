import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import {
  codeChallengeSchema,
  codeVerifierSchema,
  desktopSignInCodeSchema,
  desktopSignInStateSchema,
} from '#contract/schemas/desktop-sign-in.ts';
import { desktopClientId } from '#contract/schemas/desktop-sign-in-code.ts';
import type { Environment } from '../../config/settings.ts';
import { ipRules, type LimitRule } from '../../limits/limits.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { authError, fieldError } from '../auth-error.ts';
import { consumeLimit, networkOf } from '../consume-limit.ts';
import { fieldsOf, hook, rejectOtherFields } from '../hook.ts';
import { callerOf } from '../session/session-caller.ts';
import { desktopCodePrefix } from './electron-plugin.ts';

/** Sign-ins to the desktop app that one user confirms on the website. */
const desktopSignInsByAccount: LimitRule = {
  name: 'handover-account',
  limit: 10,
  windowSeconds: 600,
};

const transferPath = '/electron/transfer-user';
const tokenPath = '/electron/token';

/** Format of the parameters; the plugin accepts any string. */
const askedFor = {
  client_id: (value: unknown) => value === desktopClientId,
  state: (value: unknown) => desktopSignInStateSchema.safeParse(value).success,
  code_challenge: (value: unknown) => codeChallengeSchema.safeParse(value).success,
};

interface DesktopPluginServices {
  /** Codes of the desktop app count together with those that are mailed. */
  limiter: RateLimiter;
  mode: Environment['mode'];
  adminUserIds: readonly string[];
}

/**
 * Adds to better-auth's Electron plugin: limits, validation of parameters, codes that end with the session in
 * which they were created, and separate errors for 'expired' and 'wrong'.
 */
export function desktopPlugin({ limiter, mode, adminUserIds }: DesktopPluginServices) {
  const rules = ipRules(mode);
  /** The session in which a code is created, or was created. */
  const originSession = defineRequestState<string | undefined>(() => undefined);
  return {
    id: 'desktop-sign-in',
    init: () => ({
      options: {
        databaseHooks: {
          verification: {
            create: {
              before: async (row, ctx) => {
                if (ctx?.path !== transferPath) return;
                const value = { ...JSON.parse(row.value), sessionId: await originSession.get() };
                return { data: { value: JSON.stringify(value) } };
              },
            },
          },
          session: {
            create: {
              // After the code was accepted, and after the admin plugin, which rejects banned users.
              before: async (_session, ctx) => {
                if (ctx?.path !== tokenPath || (await isOpen(ctx, await originSession.get()))) return;
                throw authError(400, 'HANDOVER_INVALID');
              },
            },
          },
        },
      },
    }),
    hooks: {
      before: [
        hook(transferPath, async (ctx) => {
          const caller = await callerOf(ctx, adminUserIds);
          if (!caller) return;
          for (const [name, isRight] of Object.entries(askedFor))
            if (!isRight(ctx.query?.[name])) throw fieldError(name);
          rejectOtherFields(Object.keys(fieldsOf(ctx.body)), []);
          await consumeLimit(limiter, rules.codeRequests, networkOf(ctx));
          await consumeLimit(limiter, desktopSignInsByAccount, caller.userId);
          await originSession.set(caller.sessionId);
        }),
        hook(tokenPath, async (ctx) => {
          await consumeLimit(limiter, rules.codeTries, networkOf(ctx));
          const { token, code_verifier: verifier } = fieldsOf(ctx.body);
          if (!desktopSignInCodeSchema.safeParse(token).success) throw fieldError('token');
          const identifier = desktopCodePrefix + token;
          const { internalAdapter } = ctx.context;
          const row = await internalAdapter.findVerificationValue(identifier);
          if (row && row.expiresAt.getTime() <= Date.now()) throw authError(400, 'HANDOVER_EXPIRED');
          if (!codeVerifierSchema.safeParse(verifier).success) {
            // As for any other wrong code.
            await internalAdapter.deleteVerificationByIdentifier(identifier);
            throw authError(400, 'HANDOVER_INVALID');
          }
          await originSession.set(JSON.parse(row?.value ?? '{}').sessionId);
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}

async function isOpen(ctx: GenericEndpointContext, sessionId: string | undefined): Promise<boolean> {
  const session = await ctx.context.adapter.findOne<{ expiresAt: Date }>({
    model: 'session',
    where: [{ field: 'id', value: sessionId ?? '' }],
  });
  return session !== null && session.expiresAt.getTime() > Date.now();
}
