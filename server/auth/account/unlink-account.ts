import { and, asc, eq } from 'drizzle-orm';
import { recordEvents } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import { accounts, users } from '../../database/schema/index.ts';
import { authError } from '../auth-error.ts';
import { hook } from '../hook.ts';
import { callerOf } from '../session/session-caller.ts';

interface UnlinkServices {
  database: Pick<Database, 'db'>;
  adminUserIds: readonly string[];
}

/**
 * Unlinks in place of better-auth, which keeps the last linked account of everybody. Who has proven the address signs in
 * by code; for others the last one stays. It also counts first and deletes later: of two requests at the same moment
 * both would pass.
 */
export function unlinkAccount({ database: { db }, adminUserIds }: UnlinkServices) {
  return hook('/unlink-account', async (ctx) => {
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
      const [user] = await transaction
        .select({ signsInByCode: users.emailVerified })
        .from(users)
        .where(eq(users.id, userId));
      if (own.length === 1 && !user?.signsInByCode) throw authError(400, 'FAILED_TO_UNLINK_LAST_ACCOUNT');
      const account = own.find(({ id }) => id === ctx.body?.accountId);
      if (!account) throw authError(400, 'ACCOUNT_NOT_FOUND');
      await transaction.delete(accounts).where(and(eq(accounts.id, account.id), eq(accounts.userId, userId)));
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
  });
}
