import { or, type SQL, sql } from 'drizzle-orm';
import type { OrganizationRole } from '#contract/tenant-permissions.ts';
import { operation } from '../api/operation.ts';
import { findPermittedUser, requirePermission } from '../api/require-permission.ts';
import { requireScope } from '../api/require-scope.ts';
import { members, users } from '../database/schema/index.ts';
import { defineList } from '../lists/define-list.ts';
import { readPage } from '../lists/read-page.ts';
import { findMember, readMemberPage } from './member-page.ts';
import { requireInOrganization, requireMember } from './organization-scope.ts';
import { leave } from './write-organizations.ts';

const { id, name, email, image, sortName } = users;

export const peopleList = defineList({
  table: users,
  columns: { id, name, email, image },
  sorts: { name: sortName },
});

export const listPeople = operation.organizations.people
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

export const listMembers = operation.organizations.members
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, role, ...page } }) => {
    const scope = await requireMember(context, id);
    return readMemberPage(context.database, scope, page, or(...(role ?? []).map(hasRole)));
  });

function hasRole(role: OrganizationRole): SQL {
  return sql`${role} = any (string_to_array(${members.role}, ','))`;
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
    if (memberId === scope.memberId) await leave(context, id);
    else {
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
    }
    return { id: memberId };
  });
