import { asc, eq, isNull } from 'drizzle-orm';
import { isLanguage } from '#contract/facts/languages.ts';
import { requireAccount, requireOwner } from '../api/require-owner.ts';
import { ApiError } from '../config/api-error.ts';
import { users } from '../database/tables/users.ts';
import { openSessions } from '../sessions/open-sessions.ts';
import { accounts, sessions } from '../sessions/tables.ts';
import { toPendingEmailChange } from './email-change.ts';
import { operation } from './operation.ts';

export const readAccount = operation.read.use(requireAccount).handler(async ({ context }) => {
  const { accountCodes, database, currentUser } = context;
  const sessionId = (await context.session())?.session.id ?? '';
  const [[user], linked, pending] = await Promise.all([
    database.db.select().from(users).where(eq(users.id, currentUser.id)),
    database.db
      .select({
        providerId: accounts.providerId,
        accountName: accounts.accountName,
        linkedAt: accounts.createdAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, currentUser.id))
      .orderBy(asc(accounts.createdAt)),
    accountCodes.find({ purpose: 'email-change', userId: currentUser.id, sessionId }),
  ]);
  if (!user) throw new ApiError(401, 'UNAUTHORIZED');
  const { name, email, emailVerified, image, language, createdAt } = user;
  return {
    name,
    email,
    emailVerified,
    image,
    language: isLanguage(language) ? language : null,
    createdAt: createdAt.toISOString(),
    linkedAccounts: linked.map(({ providerId, accountName, linkedAt }) => ({
      providerId,
      accountName,
      linkedAt: linkedAt.toISOString(),
    })),
    canUnlink: linked.length > 1 || emailVerified,
    pendingEmailChange: pending ? toPendingEmailChange(pending) : null,
  };
});

export const listOwnSessions = operation.sessions
  .use(requireOwner)
  .handler(({ context, context: { currentUser } }) =>
    openSessions(context, currentUser.id, isNull(sessions.impersonatedBy)),
  );
