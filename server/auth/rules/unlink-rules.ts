import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { and, asc, eq } from 'drizzle-orm';
import { recordEvents } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import { accounts } from '../../database/schema/index.ts';
import { refuse } from '../refuse.ts';
import { callerOf } from '../session-caller.ts';

interface UnlinkRulesServices {
  database: Pick<Database, 'db'>;
  adminUserIds: readonly string[];
}

/**
 * Unlinks in place of better-auth, which counts first and deletes later: of two requests at the same moment both would
 * pass, and the last linked account would be gone.
 */
export function unlinkRules({ database: { db }, adminUserIds }: UnlinkRulesServices) {
  return {
    id: 'unlink-rules',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/unlink-account',
          handler: createAuthMiddleware(async (ctx) => {
            const caller = await callerOf(ctx, adminUserIds);
            if (!caller) return;
            const { userId } = caller;
            await db.transaction(async (transaction) => {
              const own = await transaction
                .select({ id: accounts.id, providerId: accounts.providerId })
                .from(accounts)
                .where(eq(accounts.userId, userId))
                .orderBy(asc(accounts.id))
                .for('update');
              if (own.length === 1) throw refuse(400, 'FAILED_TO_UNLINK_LAST_ACCOUNT');
              const account = own.find(({ id }) => id === ctx.body?.accountId);
              if (!account) throw refuse(400, 'ACCOUNT_NOT_FOUND');
              await transaction
                .delete(accounts)
                .where(and(eq(accounts.id, account.id), eq(accounts.userId, userId)));
              await recordEvents(transaction, [
                {
                  actor: caller.actor,
                  action: 'user.account-unlinked',
                  subjectId: userId,
                  data: { provider: account.providerId },
                },
              ]);
            });
            return ctx.json({ status: true });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
