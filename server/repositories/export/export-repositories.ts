import { and, inArray } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { repositoryExportInputSchema } from '#contract/repositories/export.ts';
import { repositoryInputSchema } from '#contract/repositories/repository-input.ts';
import { columnsOfFields } from '../../csv/csv-columns.ts';
import { type CsvServices, csvDownload } from '../../csv/csv-download.ts';
import { storedColumns } from '../../database/rows.ts';
import { repositories } from '../../database/schema/index.ts';
import { defineList } from '../../lists/define-list.ts';
import { readAllPages } from '../../lists/read-page.ts';
import { repositoryConditions, repositoryList } from '../repository-records.ts';

const exported = defineList({ ...repositoryList, columns: storedColumns(repositories) });

/** The list as a file. Its first columns are what an import reads. */
export function exportRepositories(services: CsvServices): RequestHandler {
  return csvDownload(
    {
      name: 'repositories',
      permissions: { repository: ['read'] },
      input: repositoryExportInputSchema,
      columns: {
        ...columnsOfFields(repositoryInputSchema, 'repositories'),
        createdAt: 'repositories:csv.created',
        updatedAt: 'repositories:csv.updated',
      },
      rows: async function* (context, { ids, ...input }) {
        const filter = and(ids && inArray(repositories.id, ids), await repositoryConditions(context, input));
        yield* readAllPages({ ...context, database: context.replica }, exported, { ...input, filter });
      },
    },
    services,
  );
}
