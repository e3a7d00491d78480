import type { BetterAuthPlugin } from '@better-auth/core';
import { createAuthMiddleware } from 'better-auth/api';
import { and, asc, eq } from 'drizzle-orm';
import { recordEvents } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import { accounts, users } from '../../database/schema/index.ts';
import { refuse } from '../refuse.ts';
import { callerOf } from '../session/session-caller.ts';

interface UnlinkRulesServices {
  database: Pick<Database, 'db'>;
  adminUserIds: readonly string[];
}

/**
 * Unlinks in place of better-auth, which keeps the last linked account of everybody. Who has proven the address signs in
 * by code; for others the last one stays. It also counts first and deletes later: of two requests at the same moment
 * both would pass.
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
              const [person] = await transaction
                .select({ signsInByCode: users.emailVerified })
                .from(users)
                .where(eq(users.id, userId));
              if (own.length === 1 && !person?.signsInByCode)
                throw refuse(400, 'FAILED_TO_UNLINK_LAST_ACCOUNT');
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
