import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { refuse } from '../refuse.ts';
import { callerOf } from '../session/session-caller.ts';

/** What only the person may do or see. /delete-user says so itself (deletion-rules.ts). */
const ownPaths = new Set([
  '/update-user',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/electron/transfer-user',
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
]);

/**
 * Organisations belong to their members, and who is one is changed in their names: nobody else invites, joins, leaves,
 * renames or deletes. Reading and choosing the active one remain.
 */
const organizationWrites = /^\/organization\/(?!get-|list|check-|has-|set-active)/;

/** Keeps admins who act as somebody out of that person's account, as the product's own operations do. */
export function ownAccountRules({ adminUserIds }: { adminUserIds: readonly string[] }) {
  return {
    id: 'own-account-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && (ownPaths.has(path) || organizationWrites.test(path)),
          handler: createAuthMiddleware(async (ctx) => {
            const caller = await callerOf(ctx, adminUserIds);
            if (caller?.isImpersonated) throw refuse(403, 'NOT_WHILE_IMPERSONATING');
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
