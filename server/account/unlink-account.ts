import { and, desc, eq } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { ApiError } from '../config/api-error.ts';
import { accounts } from '../database/schema/index.ts';
import { requireOwner } from './require-owner.ts';

export const unlinkAccount = operation.account.unlink
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser, callAuth }, input: { providerId } }) => {
    const [account] = await database.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.userId, currentUser.id), eq(accounts.providerId, providerId)))
      .orderBy(desc(accounts.createdAt))
      .limit(1);
    if (!account) throw new ApiError(404, 'ACCOUNT_NOT_FOUND');
    await callAuth((api, headers) =>
      api.unlinkAccount({ headers, body: { accountId: account.id }, returnHeaders: true }),
    );
    return { providerId };
  });
