import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { createAuthMiddleware } from 'better-auth/api';
import { desktopClientId } from '#contract/desktop/addresses.ts';
import {
  codeChallengeSchema,
  codeVerifierSchema,
  desktopSignInCodeSchema,
  desktopSignInStateSchema,
} from '#contract/desktop/desktop-sign-in.ts';
import { refuse, rejectField } from '../refuse.ts';
import { fieldsOf, refuseOtherFields } from '../refuse-other-fields.ts';
import { callerOf } from '../session/session-caller.ts';
import { handoverIdentifierPrefix } from './electron-plugin.ts';
import type { HandoverLimits } from './handover-limits.ts';

const transferPath = '/electron/transfer-user';
const tokenPath = '/electron/token';

/** What the app asks for must look like; the plugin takes any text. */
const askedFor = {
  client_id: (value: unknown) => value === desktopClientId,
  state: (value: unknown) => desktopSignInStateSchema.safeParse(value).success,
  code_challenge: (value: unknown) => codeChallengeSchema.safeParse(value).success,
};

interface HandoverRulesServices {
  limits: HandoverLimits;
  adminUserIds: readonly string[];
}

/**
 * What better-auth's plugin for desktop apps lacks: limits, checks of what is asked for, a code that ends with the
 * session that made it, and 'expired' told apart from 'wrong'.
 */
export function handoverRules({ limits, adminUserIds }: HandoverRulesServices) {
  /** The session that a code is made in, or was made in. */
  const handingSession = defineRequestState<string | undefined>(() => undefined);
  return {
    id: 'handover-rules',
    init: () => ({
      options: {
        databaseHooks: {
          verification: {
            create: {
              before: async (row, ctx) => {
                if (ctx?.path !== transferPath) return;
                const value = { ...JSON.parse(row.value), sessionId: await handingSession.get() };
                return { data: { value: JSON.stringify(value) } };
              },
            },
          },
          session: {
            create: {
              // Now that the code has proven right, and after the admin plugin, which refuses banned people.
              before: async (_session, ctx) => {
                if (ctx?.path !== tokenPath || (await isOpen(ctx, await handingSession.get()))) return;
                throw refuse(400, 'HANDOVER_INVALID');
              },
            },
          },
        },
      },
    }),
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === transferPath,
          handler: createAuthMiddleware(async (ctx) => {
            const caller = await callerOf(ctx, adminUserIds);
            if (!caller) return;
            for (const [name, isRight] of Object.entries(askedFor))
              if (!isRight(ctx.query?.[name])) throw rejectField(name);
            refuseOtherFields(Object.keys(fieldsOf(ctx.body)), []);
            await limits.signInDesktop(ctx, caller.userId);
            await handingSession.set(caller.sessionId);
          }),
        },
        {
          matcher: ({ path }) => path === tokenPath,
          handler: createAuthMiddleware(async (ctx) => {
            await limits.exchange(ctx);
            const { token, code_verifier: verifier } = fieldsOf(ctx.body);
            if (!desktopSignInCodeSchema.safeParse(token).success) throw rejectField('token');
            const identifier = handoverIdentifierPrefix + token;
            const { internalAdapter } = ctx.context;
            const row = await internalAdapter.findVerificationValue(identifier);
            if (row && row.expiresAt.getTime() <= Date.now()) throw refuse(400, 'HANDOVER_EXPIRED');
            if (!codeVerifierSchema.safeParse(verifier).success) {
              // Like any other wrong one.
              await internalAdapter.deleteVerificationByIdentifier(identifier);
              throw refuse(400, 'HANDOVER_INVALID');
            }
            await handingSession.set(JSON.parse(row?.value ?? '{}').sessionId);
          }),
        },
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
