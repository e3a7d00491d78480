import type { BetterAuthPlugin } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { isDemoEmail } from '#contract/demo.ts';
import { normalizeEmail } from '#contract/validation/email.ts';
import { isSeededSessionId } from '../../demo/seeded-sessions.ts';
import { refuse } from '../refuse.ts';

const sendPath = '/email-otp/send-verification-otp';

const shownCode = defineRequestState<string | null>(() => null);

/** Takes the place of the mail in a demo: the code goes back to the browser that asked for it, which alone can use it. */
export async function showCode({ otp }: { otp: string }): Promise<void> {
  await shownCode.set(otp);
}

/**
 * In a demo codes are for its two people alone, and told in the answer; nobody signs in to the desktop app; of its
 * sessions, those are listed that it began with.
 */
export function demoRules() {
  return {
    id: 'demo-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === sendPath || path === '/sign-in/email-otp',
          handler: createAuthMiddleware(async (ctx) => {
            if (!isDemoEmail(normalizeEmail(ctx.body?.email) ?? '')) throw refuse(403, 'DEMO_MODE_ENABLED');
          }),
        },
        {
          // refuse-writes.ts does not see what a page posts without JavaScript.
          matcher: ({ path }) => path?.startsWith('/electron/') === true,
          handler: createAuthMiddleware(async () => {
            throw refuse(403, 'DEMO_MODE_ENABLED');
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === sendPath,
          handler: createAuthMiddleware(async (ctx) => {
            const code = await shownCode.get();
            if (!code || isAPIError(ctx.context.returned)) return;
            return ctx.json({ success: true, code });
          }),
        },
        {
          matcher: ({ path }) => path === '/list-sessions',
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            if (Array.isArray(returned)) return ctx.json(returned.filter(({ id }) => isSeededSessionId(id)));
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
