import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { organizationRoles } from '#contract/permissions.ts';
import { normalizeEmail } from '#contract/validation/email.ts';
import { refuse } from '../refuse.ts';

/**
 * An invitation names roles that exist; better-auth checks it too, but answers without the code. And it goes to an
 * address as it was typed, which better-auth puts into lower case before it looks whether it is one.
 */
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
            const email = normalizeEmail(ctx.body?.email);
            if (email === undefined) throw refuse(400, 'INVALID_EMAIL');
            return { context: { body: { email } } };
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
