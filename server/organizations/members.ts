import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { isAtMost, type OrganizationRole } from '#contract/facts/tenant-roles.ts';
import { changeEach } from '../api/change-each.ts';
import { findPermittedUser, notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import type { Transaction } from '../database/database.ts';
import { members } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';
import { defineList } from '../lists/define-list.ts';
import { readPage } from '../lists/read-page.ts';
import { requireScope } from '../scopes/require-scope.ts';
import { sessions } from '../sessions/tables.ts';
import { changeInOrganization, changeMember, keepAnOwner, type NewEvent } from './change-in-organization.ts';
import { endInvitations } from './invitations/end-invitations.ts';
import { readMemberPage } from './member-page.ts';
import { operation } from './operation.ts';
import { type Caller, requireInOrganization, requireMember } from './organization-scope.ts';
import { readOwnOrganizations } from './read-organizations.ts';

const mayNotUpdate = 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER';
const mayNotDelete = 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER';

const { id, name, email, image, sortName } = users;

export const peopleList = defineList({
  table: users,
  columns: { id, name, email, image },
  sorts: { name: sortName },
});

export const listPeople = operation.people
  .use(requireScope({ organization: ['use'] }))
  .handler(async ({ context, input: { searchTerm, limit } }) => {
    const { database, scope } = context;
    if (scope.kind === 'organization') {
      const { items } = await readMemberPage(database, scope, { searchTerm, limit });
      return { items: items.map(({ userId, ...member }) => ({ ...member, id: userId })) };
    }
    await findPermittedUser(context, { user: ['list'] });
    const { items } = await readPage(context, peopleList, { searchTerm, limit, sort: 'name' });
    return { items };
  });

export const listMembers = operation.members
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, role, ...page } }) => {
    const scope = await requireMember(context, id);
    return readMemberPage(context.database, scope, page, or(...(role ?? []).map(hasRole)));
  });

function hasRole(role: OrganizationRole): SQL {
  return sql`${role} = any (string_to_array(${members.role}, ','))`;
}

export const setMemberRole = operation.setMemberRole
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input: { role, ...input } }) =>
    keepAnOwner('YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER', () =>
      changeMember(context, input, async (tx, scope, member) => {
        const { id, userId, role: from } = member;
        requireInOrganization(scope, 'member update');
        if (![from, role].every((each) => isAtMost(each, scope.role))) throw new ApiError(403, mayNotUpdate);
        await tx.update(members).set({ role }).where(eq(members.id, id));
        return {
          result: { ...member, role },
          events:
            from === role
              ? []
              : [
                  { action: 'organization.member-role-changed', data: { user: userId, from, to: role } },
                  ...(await endInvitations(tx, input.id, userId)),
                ],
        };
      }),
    ),
  );

export const removeMembers = operation.removeMembers
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id, memberIds } }) => {
    const own = await requireMember(context, id);
    return changeEach(context, memberIds, async (memberId) => {
      // To leave is asked for by itself: it would end the right to remove the others.
      if (memberId === own.memberId) throw new ApiError(403, mayNotDelete);
      await remove(context, id, memberId);
    });
  });

function remove(context: Caller, organizationId: string, memberId: string): Promise<void> {
  return changeMember(context, { id: organizationId, memberId }, async (tx, scope, { role, userId }) => {
    requireInOrganization(scope, 'member delete');
    if (!isAtMost(role, scope.role)) throw new ApiError(403, mayNotDelete);
    return {
      result: undefined,
      events: [
        { action: 'organization.member-removed', data: { user: userId } },
        ...(await endMembership(tx, organizationId, userId)),
      ],
    };
  });
}

export const leaveOrganization = operation.leave
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { id } }) => {
    await leave(context, id);
    const active = (await context.session())?.session.activeOrganizationId ?? null;
    return readOwnOrganizations(context, context.currentUser.id, active);
  });

function leave(context: Caller, organizationId: string): Promise<void> {
  return keepAnOwner('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER', () =>
    changeInOrganization(context, { organizationId }, async (tx) => ({
      result: undefined,
      events: [
        { action: 'organization.member-left' },
        ...(await endMembership(tx, organizationId, context.currentUser.id)),
      ],
    })),
  );
}

/** Ends a membership, and what went with it: invitations, and the choice of the organization in the user's sessions. */
async function endMembership(tx: Transaction, organizationId: string, userId: string): Promise<NewEvent[]> {
  await tx.delete(members).where(and(eq(members.organizationId, organizationId), eq(members.userId, userId)));
  await tx
    .update(sessions)
    .set({ activeOrganizationId: null })
    .where(and(eq(sessions.userId, userId), eq(sessions.activeOrganizationId, organizationId)));
  return endInvitations(tx, organizationId, userId);
}
