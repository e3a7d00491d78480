import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { fieldsOf, refuseOtherFields } from '#server/auth/refuse-other-fields.ts';

/** What people may write into their own record. The address is let through to better-auth's own refusal. */
const ownFields = ['name', 'image', 'language', 'email'];

/** Refuses fields that better-auth would pass over in silence; what the others may hold see profile-fields.ts. */
export function profileRules() {
  return {
    id: 'profile-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/update-user',
          handler: createAuthMiddleware(async (ctx) => {
            refuseOtherFields(Object.keys(fieldsOf(ctx.body)), ownFields);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
