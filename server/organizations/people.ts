import { operation } from '../api/operation.ts';
import { findPermittedUser } from '../api/require-permission.ts';
import { requireScope } from '../api/require-scope.ts';
import { users } from '../database/schema/index.ts';
import { defineList } from '../lists/define-list.ts';
import { readPage } from '../lists/read-page.ts';
import { readMemberPage } from './member-page.ts';

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
