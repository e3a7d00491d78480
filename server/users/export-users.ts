import type { RequestHandler } from 'express';
import { userFilterSchema } from '#contract/users/users.ts';
import { type CsvServices, csvDownload } from '../csv/csv-download.ts';
import { users } from '../database/schema/index.ts';
import { defineList } from '../lists/define-list.ts';
import { readAllPages } from '../lists/read-page.ts';
import { userConditions, userList } from './user-list.ts';
import { listedColumns, toListedUser } from './user-row.ts';

const exported = defineList({ ...userList, columns: { ...listedColumns, language: users.language } });

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
