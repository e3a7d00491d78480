import type { BetterAuthPlugin } from '@better-auth/core';
import { defineRequestState } from '@better-auth/core/context';
import { isAPIError } from 'better-auth/api';
import { normalizeEmail } from '#contract/validation/email.ts';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';

const sendPath = '/email-otp/send-verification-otp';

const shownCode = defineRequestState<string | null>(() => null);

/** Replaces the mail in a demo: the code is returned to the browser that requested it, the only one that can use it. */
export async function showCode({ otp }: { otp: string }): Promise<void> {
  await shownCode.set(otp);
}

/**
 * In a demo, codes are sent only for its own users, and in the response; signing in to the desktop app is disabled.
 */
export function demoPlugin(isDemoEmail: (email: string) => boolean) {
  return {
    id: 'demo',
    hooks: {
      before: [
        hook([sendPath, '/sign-in/email-otp'], async (ctx) => {
          if (!isDemoEmail(normalizeEmail(ctx.body?.email) ?? '')) throw authError(403, 'DEMO_MODE_ENABLED');
        }),
        // reject-demo-writes.ts does not see what a page posts without JavaScript.
        hook(/^\/electron\//, async () => {
          throw authError(403, 'DEMO_MODE_ENABLED');
        }),
      ],
      after: [
        hook(sendPath, async (ctx) => {
          const code = await shownCode.get();
          if (!code || isAPIError(ctx.context.returned)) return;
          return ctx.json({ success: true, code });
        }),
      ],
    },
  } satisfies BetterAuthPlugin;
}
