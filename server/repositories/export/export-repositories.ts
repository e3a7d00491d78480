import { and, inArray } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { repositoryExportInputSchema } from '#contract/repositories/import.ts';
import type { Repository } from '#contract/repositories/repositories.ts';
import { type CsvServices, csvDownload } from '../../csv/csv-download.ts';
import { type PageRequest, readAllPages } from '../../csv/read-all-pages.ts';
import type { CsvValue } from '../../csv/write-csv.ts';
import { repositories } from '../../database/schema/index.ts';
import { translator } from '../../http/translate.ts';
import { readPage } from '../read-page.ts';
import { repositoryConditions } from '../repository-conditions.ts';
import { repositoryOrder } from '../repository-order.ts';
import { toRepository } from '../to-repository.ts';

/** The list as a file. Its first columns are what an import reads. */
export function exportRepositories(services: CsvServices): RequestHandler {
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
      rows: async function* (context, { searchTerm, sort, direction, ids, ...filters }) {
        const filter = and(
          ids && inArray(repositories.id, ids),
          await repositoryConditions(context, filters),
        );
        const order = repositoryOrder(sort, direction);
        const options = { term: searchTerm, filter, order };
        const page = (place: PageRequest) =>
          context.read((database) => readPage(database, { ...options, ...place }));
        for await (const rows of readAllPages(page)) {
          yield rows.map((row) => toLine(toRepository(row)));
        }
      },
    },
    services,
  );
}

function toLine({ name, link, description, createdAt, updatedAt }: Repository): CsvValue[] {
  return [name, link, description, createdAt, updatedAt];
}
