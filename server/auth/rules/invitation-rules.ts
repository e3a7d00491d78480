import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { organizationRoles } from '#contract/permissions.ts';
import { refuse } from '../refuse.ts';

/** An invitation names roles that exist. better-auth checks it too, but answers without the code. */
export function invitationRules() {
  return {
    id: 'invitation-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/organization/invite-member',
          handler: createAuthMiddleware(async (ctx) => {
            const given: unknown[] = [ctx.body?.role].flat();
            const names = given.flatMap((role) => (typeof role === 'string' ? role.split(',') : ['']));
            const isKnown = names.every((name) => Object.hasOwn(organizationRoles, name.trim()));
            if (!isKnown) throw refuse(400, 'ROLE_NOT_FOUND');
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
