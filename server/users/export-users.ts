import type { RequestHandler } from 'express';
import { userFilterSchema } from '#contract/api/users.ts';
import type { CreateApiContext } from '../api/create-api-context.ts';
import { csvDownload } from '../csv/csv-download.ts';
import type { CsvValue } from '../csv/write-csv.ts';
import type { Database } from '../database/database.ts';
import { translator } from '../http/translate.ts';
import { type PageWishes, readPage } from './read-page.ts';
import { userConditions } from './user-conditions.ts';
import { userOrder } from './user-order.ts';
import { toListedUser } from './user-row.ts';

/** Rows that are in memory at once. */
const rowsAtOnce = 1000;

/** The list as a file: the same people in the same order. */
export function exportUsers(createContext: CreateApiContext): RequestHandler {
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
      rows: async function* ({ database, environment }, input) {
        const { adminUserIds } = environment;
        const condition = await userConditions(database, input, adminUserIds);
        yield* readRows(database, { condition, order: userOrder(input.sort, input.direction) }, adminUserIds);
      },
    },
    createContext,
  );
}

/** Page by page, as the list is read: no transaction stays open for as long as the slowest caller takes. */
async function* readRows(
  database: Pick<Database, 'db'>,
  list: Pick<PageWishes, 'condition' | 'order'>,
  adminUserIds: readonly string[],
): AsyncGenerator<CsvValue[][]> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { rows, nextCursor } = await readPage(database, { ...list, cursor, limit: rowsAtOnce });
    cursor = nextCursor;
    yield rows.map(({ language, ...row }) => {
      const { name, email, roles, state, lastSeenAt, createdAt, id } = toListedUser(row, adminUserIds);
      return [name, email, roles.join(', '), state, language, lastSeenAt, createdAt, id];
    });
  }
}
