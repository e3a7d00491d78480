import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import type { Database } from '../../database/database.ts';
import { refuse } from '../refuse.ts';
import { callerMay, callerOf } from '../session-caller.ts';
import { standingOf } from './standing.ts';

/** How long after signing in an account can be deleted without signing in again. */
const freshMilliseconds = 10 * 60_000;

interface RemovalRulesServices {
  database: Pick<Database, 'sql'>;
  adminUserIds: readonly string[];
}

/**
 * Who may be removed. An account is deleted only by its owner, freshly signed in. The last admin and the only owner
 * of others' organisation stay; the tables hold that too, but better-auth deletes sessions and linked accounts
 * before it comes to them, so it is asked first.
 */
export function removalRules({ database, adminUserIds }: RemovalRulesServices) {
  return {
    id: 'removal-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/delete-user',
          handler: createAuthMiddleware(async (ctx) => {
            const caller = await callerOf(ctx, adminUserIds);
            if (!caller) return;
            if (caller.isImpersonated) throw refuse(403, 'FORBIDDEN');
            if (Date.now() - caller.sessionCreatedAt.getTime() > freshMilliseconds) {
              throw refuse(403, 'SESSION_EXPIRED');
            }
            const { isLastAdmin, isSoleOwner } = await standingOf(database, caller.userId);
            if (isLastAdmin) throw refuse(400, 'LAST_ADMIN');
            if (isSoleOwner) throw refuse(400, 'ACCOUNT_OWNS_ORGANIZATIONS');
          }),
        },
        {
          matcher: ({ path }) => path === '/admin/remove-user',
          handler: createAuthMiddleware(async (ctx) => {
            const caller = await callerOf(ctx, adminUserIds);
            const userId = String(ctx.body?.userId);
            if (!callerMay(caller, { user: ['delete'] }) || caller.userId === userId) return;
            const { isLastAdmin, isSoleOwner } = await standingOf(database, userId);
            if (isLastAdmin) throw refuse(400, 'LAST_ADMIN');
            if (isSoleOwner) throw refuse(400, 'SOLE_OWNER');
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
