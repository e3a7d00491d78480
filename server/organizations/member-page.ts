import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { organizationRoleOf } from '#contract/facts/tenant-roles.ts';
import type { Member, MemberPage } from '#contract/organizations/members.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { members } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';
import { matchCondition } from '../lists/count-matches.ts';
import { isAfter, orderBy, readCursor, slicePage, writeCursor } from '../lists/keyset-page.ts';
import type { OrganizationScope } from './organization-scope.ts';

const byName = { key: users.sortName, id: members.id, direction: 'ascending' } as const;

const positionSchema = z.object({ key: z.string(), id: z.string() });

const columns = {
  id: members.id,
  userId: users.id,
  name: users.name,
  email: users.email,
  image: users.image,
  role: members.role,
  joinedAt: members.createdAt,
};

interface PageInput {
  searchTerm: string;
  cursor?: string | undefined;
  limit: number;
}

/**
 * A page of an organization's members, by name.
 * @param condition on `members` and `users`; undefined for all of them
 */
export async function readMemberPage(
  database: Pick<Database, 'db' | 'sql'>,
  { organizationId }: Pick<OrganizationScope, 'organizationId'>,
  { searchTerm, cursor, limit }: PageInput,
  condition?: SQL,
): Promise<MemberPage> {
  const found = and(
    eq(members.organizationId, organizationId),
    condition,
    await matchCondition({ database }, { table: users }, { searchTerm }),
  );
  const position = cursor === undefined ? undefined : readCursor(positionSchema, cursor);
  const after = position && isAfter(byName, sql`${position.key}`, sql`${position.id}`);
  // With a limit each member's user is looked up; without one PostgreSQL may read all users, to join a few hundred.
  const user = database.db.select().from(users).where(eq(users.id, members.userId)).limit(1).as('users');
  const [rows, [counted]] = await Promise.all([
    database.db
      .select({ ...columns, key: users.sortName })
      .from(members)
      .innerJoinLateral(user, sql`true`)
      .where(and(found, after))
      .orderBy(orderBy(byName))
      .limit(limit + 1),
    database.db
      .select({ total: sql<number>`count(*)::int` })
      .from(members)
      .innerJoinLateral(user, sql`true`)
      .where(found),
  ]);
  const page = slicePage(rows, limit, (last) => writeCursor({ key: last.key, id: last.id }));
  return {
    readAt: new Date().toISOString(),
    items: page.items.map(({ key: _, ...row }) => toMember(row)),
    nextCursor: page.nextCursor,
    total: { count: counted?.total ?? 0, exact: true },
  };
}

/** @throws {ApiError} MEMBER_NOT_FOUND, also for a member of another organization */
export async function findMember(
  { db }: Pick<Database, 'db'>,
  { organizationId }: Pick<OrganizationScope, 'organizationId'>,
  memberId: string,
): Promise<Member> {
  const [row] = await db
    .select(columns)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, organizationId), eq(members.id, memberId)));
  if (!row) throw new ApiError(404, 'MEMBER_NOT_FOUND');
  return toMember(row);
}

function toMember(row: Omit<Member, 'role' | 'joinedAt'> & { role: string; joinedAt: Date }): Member {
  return { ...row, role: organizationRoleOf(row.role), joinedAt: row.joinedAt.toISOString() };
}
