import type { RequestHandler } from 'express';
import type { ListedUser } from '#contract/users/user.ts';
import { userFilterSchema } from '#contract/users/users.ts';
import { type CsvServices, csvDownload } from '../csv/csv-download.ts';
import { type PageRequest, readAllPages } from '../csv/read-all-pages.ts';
import type { CsvValue } from '../csv/write-csv.ts';
import { translator } from '../http/translate.ts';
import { readPage } from './read-page.ts';
import { userConditions } from './user-conditions.ts';
import { userOrder } from './user-order.ts';
import { toListedUser } from './user-row.ts';

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
      rows: async function* ({ read, environment }, input) {
        const { adminUserIds } = environment;
        const filter = userConditions(input, adminUserIds);
        const order = userOrder(input.sort, input.direction);
        const options = { term: input.searchTerm, filter, order };
        const page = (place: PageRequest) => read((database) => readPage(database, { ...options, ...place }));
        for await (const rows of readAllPages(page)) {
          yield rows.map(({ language, ...row }) => toLine(toListedUser(row, adminUserIds), language));
        }
      },
    },
    services,
  );
}

function toLine(user: ListedUser, language: CsvValue): CsvValue[] {
  const { name, email, roles, state, lastSeenAt, createdAt, id } = user;
  return [name, email, roles.join(', '), state, language, lastSeenAt, createdAt, id];
}
