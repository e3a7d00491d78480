import { and, inArray } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { repositoryExportInputSchema } from '#contract/api/repository-files.ts';
import type { CreateApiContext } from '../api/create-api-context.ts';
import { csvDownload } from '../csv/csv-download.ts';
import type { CsvValue } from '../csv/write-csv.ts';
import type { Database } from '../database/database.ts';
import { repositories } from '../database/schema/index.ts';
import { translator } from '../http/translate.ts';
import { type PageWishes, readPage } from './read-page.ts';
import { repositoryOrder } from './repository-order.ts';
import { repositoriesMatching } from './repository-search.ts';

/** Rows that are in memory at once. */
const rowsAtOnce = 1000;

/** The list as a file. Its first columns are what an import reads. */
export function exportRepositories(createContext: CreateApiContext): RequestHandler {
  return csvDownload(
    {
      name: 'repositories',
      permissions: { repository: ['read'] },
      input: repositoryExportInputSchema,
      heads: ({ language }) => {
        const t = translator(language);
        return [
          t('csv:repository.name'),
          t('csv:repository.link'),
          t('csv:repository.description'),
          t('csv:repository.created'),
          t('csv:repository.updated'),
        ];
      },
      rows: async function* ({ database }, { searchTerm, sort, direction, ids }) {
        const found = await repositoriesMatching(database, searchTerm);
        const condition = and(found.condition, ids && inArray(repositories.id, ids));
        yield* readRows(database, {
          search: { ...found, condition },
          order: repositoryOrder(sort, direction),
        });
      },
    },
    createContext,
  );
}

/** Page by page, as the list is read: no transaction stays open for as long as the slowest caller takes. */
async function* readRows(
  database: Pick<Database, 'db'>,
  list: Pick<PageWishes, 'search' | 'order'>,
): AsyncGenerator<CsvValue[][]> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { rows, nextCursor } = await readPage(database, { ...list, cursor, limit: rowsAtOnce });
    cursor = nextCursor;
    yield rows.map(({ name, link, description, createdAt, updatedAt }) => [
      name,
      link,
      description,
      createdAt.toISOString(),
      updatedAt.toISOString(),
    ]);
  }
}
