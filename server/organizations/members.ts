import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Member } from '#contract/organizations/members.ts';
import { type OrganizationRole, organizationRoleOf } from '#contract/permissions.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database } from '../database/database.ts';
import { members, users } from '../database/schema/index.ts';
import { matchCondition } from '../lists/count-matches.ts';
import { readCursor, writeCursor } from '../lists/cursor.ts';
import { isAfter, orderBy, slicePage } from '../lists/keyset-page.ts';
import { type OrganizationScope, requireInOrganization, requireMember } from './organization-scope.ts';

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

export const listMembers = operation.organizations.members
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, searchTerm, role, cursor, limit } }) => {
    const scope = await requireMember(context, id);
    const { database } = context;
    const found = and(
      isIn(scope),
      or(...(role ?? []).map(hasRole)),
      await matchCondition(database, { table: users }, { searchTerm }),
    );
    const position = cursor === undefined ? undefined : readCursor(positionSchema, cursor);
    const after = position && isAfter(byName, sql`${position.key}`, sql`${position.id}`);
    const [rows, [counted]] = await Promise.all([
      database.db
        .select({ ...columns, key: users.sortName })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(found, after))
        .orderBy(orderBy(byName))
        .limit(limit + 1),
      database.db
        .select({ total: sql<number>`count(*)::int` })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(found),
    ]);
    const page = slicePage(rows, limit, (last) => writeCursor({ key: last.key, id: last.id }));
    return {
      readAt: new Date().toISOString(),
      items: page.items.map(({ key: _, ...row }) => toMember(row)),
      nextCursor: page.nextCursor,
      total: counted?.total ?? 0,
    };
  });

function isIn({ organizationId }: OrganizationScope): SQL {
  return eq(members.organizationId, organizationId);
}

function hasRole(role: OrganizationRole): SQL {
  return sql`${role} = any (string_to_array(${members.role}, ','))`;
}

function toMember(row: Omit<Member, 'role' | 'joinedAt'> & { role: string; joinedAt: Date }): Member {
  return { ...row, role: organizationRoleOf(row.role), joinedAt: row.joinedAt.toISOString() };
}

export const setMemberRole = operation.organizations.setMemberRole
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, memberId, role } }) => {
    const scope = await requireMember(context, id);
    await findMember(context.database, scope, memberId);
    await context.callAuth(
      (api, headers) =>
        api.updateMemberRole({
          headers,
          body: { organizationId: id, memberId, role },
          returnHeaders: true,
        }),
      '/organization/update-member-role',
    );
    return findMember(context.database, scope, memberId);
  });

export const removeMember = operation.organizations.removeMember
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, memberId } }) => {
    const scope = await requireMember(context, id);
    await findMember(context.database, scope, memberId);
    // better-auth answers 401, which ends a session on a page.
    if (memberId !== scope.memberId)
      requireInOrganization(scope, 'member', 'delete', 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
    await context.callAuth(
      (api, headers) =>
        api.removeMember({
          headers,
          body: { organizationId: id, memberIdOrEmail: memberId },
          returnHeaders: true,
        }),
      '/organization/remove-member',
    );
    return { id: memberId };
  });

/** @throws {ApiError} MEMBER_NOT_FOUND, also for a member of another organisation */
async function findMember(
  { db }: Pick<Database, 'db'>,
  scope: OrganizationScope,
  memberId: string,
): Promise<Member> {
  const [row] = await db
    .select(columns)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(isIn(scope), eq(members.id, memberId)));
  if (!row) throw new ApiError(404, 'MEMBER_NOT_FOUND');
  return toMember(row);
}
