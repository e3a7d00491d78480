import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { fieldsOf, refuseOtherFields } from './refuse-other-fields.ts';

/**
 * What a caller may say when a social sign-in begins. Left out: signing in with a provider's token in place of the
 * round trip (nothing would bind it to this browser), other scopes, and an error page of one's own.
 */
const allowedFields: Readonly<Record<string, readonly string[]>> = {
  '/sign-in/social': ['provider', 'callbackURL', 'disableRedirect'],
  '/link-social': ['provider', 'callbackURL', 'errorCallbackURL', 'disableRedirect'],
};

export function socialRules() {
  return {
    id: 'social-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && path in allowedFields,
          handler: createAuthMiddleware(async (ctx) => {
            refuseOtherFields(Object.keys(fieldsOf(ctx.body)), allowedFields[ctx.path] ?? []);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
