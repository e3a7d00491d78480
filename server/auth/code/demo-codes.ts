import type { BetterAuthPlugin } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { isDemoEmail } from '#contract/demo.ts';
import { refuse } from '../refuse.ts';

const sendPath = '/email-otp/send-verification-otp';

const shownCode = defineRequestState<string | null>(() => null);

/** Takes the place of the mail in a demo: the code goes back to the browser that asked for it, which alone can use it. */
export async function showCode({ otp }: { otp: string }): Promise<void> {
  await shownCode.set(otp);
}

/** Codes of a demo: for its two people alone, told in the answer. */
export function demoCodes() {
  return {
    id: 'demo-codes',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === sendPath || path === '/sign-in/email-otp',
          handler: createAuthMiddleware(async (ctx) => {
            if (!isDemoEmail(String(ctx.body?.email).trim().toLowerCase()))
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
      ],
    },
  } satisfies BetterAuthPlugin;
}
