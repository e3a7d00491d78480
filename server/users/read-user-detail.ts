import { asc, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import { isLanguage } from '#contract/languages.ts';
import type { UserDetail } from '#contract/users/user.ts';
import type { ApiContext } from '../api/api-context.ts';
import { deletionBlockersOf } from '../auth/account/deletion-blockers.ts';
import { ApiError } from '../config/api-error.ts';
import { accounts, sessions, users } from '../database/schema/index.ts';
import { toJson } from '../database/to-json.ts';
import { isOpenSession } from '../sessions/open-sessions.ts';
import { allowancesFor } from './allowances.ts';
import { isBanned, listedColumns, toListedUser } from './user-row.ts';

/**
 * All that the page of one user shows, and what every operation on one user answers.
 * @throws {ApiError} USER_NOT_FOUND
 */
export async function readUserDetail(
  { database, environment }: Pick<ApiContext, 'database' | 'environment'>,
  caller: CurrentUser,
  id: string,
): Promise<UserDetail> {
  const { db } = database;
  const { adminUserIds } = environment;
  const [[row], linked, sessionCount, standing] = await Promise.all([
    db
      .select({
        ...listedColumns,
        banReason: sql<string | null>`case when ${isBanned} then ${users.banReason} end`,
        isBanned: sql<boolean>`${isBanned}`,
        banExpires: users.banExpires,
        language: users.language,
        emailVerified: users.emailVerified,
        onboardedAt: users.onboardedAt,
        updatedAt: users.updatedAt,
      })
      .from(users)
      .where(eq(users.id, id)),
    db
      .selectDistinct({ providerId: accounts.providerId })
      .from(accounts)
      .where(eq(accounts.userId, id))
      .orderBy(asc(accounts.providerId)),
    db.$count(sessions, isOpenSession(id, { demo: environment.demo })),
    deletionBlockersOf(database, id),
  ]);
  if (!row) throw new ApiError(404, 'USER_NOT_FOUND');
  const { banReason, isBanned: banned, banExpires, language, ...rest } = toJson(row);
  const { emailVerified, onboardedAt, updatedAt, ...listedRow } = rest;
  const listed = toListedUser(listedRow, adminUserIds);
  return {
    ...listed,
    readAt: new Date().toISOString(),
    banReason,
    banExpires: banned ? banExpires : null,
    language: isLanguage(language) ? language : null,
    emailVerified,
    onboardedAt,
    updatedAt,
    providers: linked.map(({ providerId }) => providerId),
    sessionCount,
    can: allowancesFor(caller, listed, standing),
  };
}
