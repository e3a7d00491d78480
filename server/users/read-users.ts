import type { RequestHandler } from 'express';
import { userFilterSchema } from '#contract/users/users.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readActivity } from '../audit/read-activity.ts';
import { requireUser } from '../auth/admin/require-user.ts';
import { type CsvServices, csvDownload } from '../csv/csv-download.ts';
import { users } from '../database/tables/users.ts';
import { countMatches } from '../lists/count-matches.ts';
import { defineList } from '../lists/define-list.ts';
import { readAllPages, readPage } from '../lists/read-page.ts';
import { operation } from './operation.ts';
import { readUserDetail } from './read-user-detail.ts';
import { listedColumns, toListedUser, userConditions, userList } from './user-list.ts';

const exported = defineList({ ...userList, columns: { ...listedColumns, language: users.language } });

export const listUsers = operation.list
  .use(requirePermission({ user: ['list'] }))
  .handler(async ({ context, input }) => {
    const { adminUserIds } = context.environment;
    const filter = userConditions(input, adminUserIds);
    const { items, ...page } = await readPage(context, userList, { ...input, filter });
    return { ...page, items: items.map((row) => toListedUser(row, adminUserIds)) };
  });

/** More than there will be. */
const all = 2 ** 31 - 2;

export const countUsers = operation.count
  .use(requirePermission({ user: ['list'] }))
  .handler(({ context, input }) =>
    countMatches(context, userList, {
      searchTerm: input.searchTerm,
      filter: userConditions(input, context.environment.adminUserIds),
      limit: all,
    }),
  );

export const readUser = operation.read
  .use(requirePermission({ user: ['get'] }))
  .handler(({ context, input }) => readUserDetail(context, context.currentUser, input.id));

export const readUserActivity = operation.activity
  .use(requirePermission({ user: ['get'] }))
  .handler(async ({ context: { database }, input: { id } }) => {
    await requireUser(database, id);
    return readActivity(database, 'user', id);
  });

/** The list as a file: the same users in the same order. */
export function exportUsers(services: CsvServices): RequestHandler {
  return csvDownload(
    {
      name: 'users',
      permissions: { user: ['list'] },
      input: userFilterSchema,
      columns: {
        name: 'users:csv.name',
        email: 'users:csv.email',
        roles: 'users:csv.roles',
        state: 'users:csv.state',
        language: 'users:csv.language',
        lastSeenAt: 'users:csv.lastSeen',
        createdAt: 'users:csv.joined',
        id: 'users:csv.id',
      },
      rows: async function* (context, input) {
        const { adminUserIds } = context.environment;
        const filter = userConditions(input, adminUserIds);
        const { replica } = context;
        for await (const rows of readAllPages({ database: replica }, exported, { ...input, filter }))
          yield rows.map(({ language, ...row }) => ({ language, ...toListedUser(row, adminUserIds) }));
      },
    },
    services,
  );
}
