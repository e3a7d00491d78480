import { asc, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import type { ErrorCode } from '#contract/errors/error-codes.ts';
import { isLanguage } from '#contract/facts/languages.ts';
import { hasPermission, type Permissions } from '#contract/facts/permissions.ts';
import type { Allowance, ListedUser, UserAction, UserDetail } from '#contract/users/user.ts';
import type { ApiContext } from '../api/api-context.ts';
import { type DeletionBlockers, deletionBlockersOf } from '../auth/account/deletion-blockers.ts';
import { ApiError } from '../config/api-error.ts';
import { toJson } from '../database/rows.ts';
import { users } from '../database/tables/users.ts';
import { isOpenSession } from '../sessions/open-sessions.ts';
import { accounts, sessions } from '../sessions/tables.ts';
import { isBanned, listedColumns, toListedUser } from './user-list.ts';

const wanted: Record<UserAction, Permissions> = {
  update: { user: ['update'] },
  setRoles: { user: ['set-role'] },
  ban: { user: ['ban'] },
  unban: { user: ['ban'] },
  impersonate: { user: ['impersonate'] },
  delete: { user: ['delete'] },
  revokeSessions: { session: ['revoke'] },
};

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

/** Predicts for each action whether a caller may do it to a user now; the operations enforce the rules. */
function allowancesFor(
  caller: CurrentUser,
  user: Pick<ListedUser, 'id' | 'roles' | 'state'>,
  { isLastAdmin, isSoleOwner }: DeletionBlockers,
): Record<UserAction, Allowance> {
  const isSelf = caller.id === user.id;
  const lastAdmin = isLastAdmin && 'LAST_ADMIN';
  const refusals: Record<UserAction, ErrorCode | false> = {
    update: false,
    setRoles: (isSelf && 'YOU_CANNOT_DEMOTE_YOURSELF') || lastAdmin,
    ban: (isSelf && 'YOU_CANNOT_BAN_YOURSELF') || lastAdmin,
    unban: false,
    impersonate:
      (user.roles.includes('admin') && 'YOU_CANNOT_IMPERSONATE_ADMINS') ||
      (user.state === 'banned' && 'BANNED_USER'),
    delete: (isSelf && 'YOU_CANNOT_REMOVE_YOURSELF') || lastAdmin || (isSoleOwner && 'SOLE_OWNER'),
    revokeSessions: false,
  };
  const allowance = (action: UserAction): Allowance => {
    const code = hasPermission(caller.roles, wanted[action]) ? refusals[action] : 'RESOURCE_NOT_ALLOWED';
    return { allowed: code === false, code: code || null };
  };
  return {
    update: allowance('update'),
    setRoles: allowance('setRoles'),
    ban: allowance('ban'),
    unban: allowance('unban'),
    impersonate: allowance('impersonate'),
    delete: allowance('delete'),
    revokeSessions: allowance('revokeSessions'),
  };
}
