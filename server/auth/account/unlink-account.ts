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
 * Replaces better-auth's unlinking, which never removes a user's last linked account. Users with a proven address can
 * sign in by code; for others the last account cannot be unlinked. better-auth also counts before it deletes, so that
 * two concurrent requests would both pass.
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
