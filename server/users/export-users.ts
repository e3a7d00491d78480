import type { RequestHandler } from 'express';
import type { ListedUser } from '#contract/users/user.ts';
import { userFilterSchema } from '#contract/users/users.ts';
import { type CsvServices, csvDownload } from '../csv/csv-download.ts';
import type { CsvValue } from '../csv/write-csv.ts';
import { users } from '../database/schema/index.ts';
import { translator } from '../http/translate.ts';
import { defineList } from '../lists/define-list.ts';
import { readAllPages } from '../lists/read-page.ts';
import { userConditions } from './user-conditions.ts';
import { userList } from './user-list.ts';
import { listedColumns, toListedUser } from './user-row.ts';

const exported = defineList({ ...userList, columns: { ...listedColumns, language: users.language } });

/** The list as a file: the same users in the same order. */
export function exportUsers(services: CsvServices): RequestHandler {
  return csvDownload(
    {
      name: 'users',
      permissions: { user: ['list'] },
      input: userFilterSchema,
      heads: ({ language }) => {
        const t = translator(language);
        return [
          t('csv:user.name'),
          t('csv:user.email'),
          t('csv:user.roles'),
          t('csv:user.state'),
          t('csv:user.language'),
          t('csv:user.lastSeen'),
          t('csv:user.joined'),
          t('csv:user.id'),
        ];
      },
      rows: async function* (context, input) {
        const { adminUserIds } = context.environment;
        const filter = userConditions(input, adminUserIds);
        for await (const rows of readAllPages(context, exported, { ...input, filter }))
          yield rows.map(({ language, ...row }) => toLine(toListedUser(row, adminUserIds), language));
      },
    },
    services,
  );
}

function toLine(user: ListedUser, language: CsvValue): CsvValue[] {
  const { name, email, roles, state, lastSeenAt, createdAt, id } = user;
  return [name, email, roles.join(', '), state, language, lastSeenAt, createdAt, id];
}
