import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { deletionBlockersOf } from '#server/auth/account/deletion-blockers.ts';
import type { Database } from '../../database/database.ts';
import { refuse } from '../refuse.ts';
import { callerMay, callerOf } from '../session/session-caller.ts';

interface RemovalRulesServices {
  database: Pick<Database, 'sql'>;
  adminUserIds: readonly string[];
}

/**
 * Whom an admin may remove; people delete their own account by deletion-rules.ts. The last admin and the only owner of
 * others' organisation stay; the tables hold that too, but better-auth deletes sessions and linked accounts before it
 * comes to them, so it is asked first.
 */
export function removalRules({ database, adminUserIds }: RemovalRulesServices) {
  return {
    id: 'removal-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/admin/remove-user',
          handler: createAuthMiddleware(async (ctx) => {
            const caller = await callerOf(ctx, adminUserIds);
            const userId = String(ctx.body?.userId);
            if (!callerMay(caller, { user: ['delete'] }) || caller.userId === userId) return;
            const { isLastAdmin, isSoleOwner } = await deletionBlockersOf(database, userId);
            if (isLastAdmin) throw refuse(400, 'LAST_ADMIN');
            if (isSoleOwner) throw refuse(400, 'SOLE_OWNER');
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
