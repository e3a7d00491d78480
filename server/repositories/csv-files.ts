import { and, inArray } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { repositoryExportInputSchema } from '#contract/repositories/repositories.ts';
import {
  type RepositoryLine,
  repositoryLineSchema,
  repositoryLinkSchema,
} from '#contract/repositories/repository-input.ts';
import { mostImportedLines } from '#contract/schemas/limits.ts';
import { columnsOfFields } from '../csv/csv-columns.ts';
import { type CsvServices, csvDownload } from '../csv/csv-download.ts';
import { storedColumns } from '../database/rows.ts';
import { repositories } from '../database/schema/repositories.ts';
import { defineList } from '../lists/define-list.ts';
import { readAllPages } from '../lists/read-page.ts';
import type { FileImport } from '../records/import/assess-file.ts';
import { importFile, previewFile } from '../records/import/import-file.ts';
import { requireScope } from '../scopes/require-scope.ts';
import { operation } from './operation.ts';
import { repositoryConditions, repositoryList, repositoryRecords } from './repository-records.ts';

const columns = columnsOfFields(repositoryLineSchema, 'repositories');

const exportedOnly = {
  createdAt: 'repositories:csv.created',
  updatedAt: 'repositories:csv.updated',
} as const;

/** How repositories are read from CSV files. */
const repositoryFile: FileImport<typeof repositories, RepositoryLine> = {
  records: repositoryRecords,
  columns,
  exportedOnly,
  required: ['name', 'link'],
  isLine: ([, link]) => repositoryLinkSchema.safeParse(link).success,
  schema: repositoryLineSchema,
  messages: { used: 'repositories:validation.name.used', twice: 'repositories:validation.name.twice' },
  most: mostImportedLines,
};

export const previewImport = operation.importPreview
  .use(requireScope({ repository: ['create'] }))
  .handler(({ context, input }) => previewFile(context, repositoryFile, input.csv));

export const importRepositories = operation.import
  .use(requireScope({ repository: ['create'] }))
  .handler(({ context, input }) => importFile(context, repositoryFile, input.csv));

const exported = defineList({ ...repositoryList, columns: storedColumns(repositories) });

/** The list as a file. Its first columns are what an import reads. */
export function exportRepositories(services: CsvServices): RequestHandler {
  return csvDownload(
    {
      name: 'repositories',
      permissions: { repository: ['read'] },
      input: repositoryExportInputSchema,
      columns: { ...columns, ...exportedOnly },
      rows: async function* (context, { ids, ...input }) {
        const filter = and(ids && inArray(repositories.id, ids), await repositoryConditions(context, input));
        yield* readAllPages({ ...context, database: context.replica }, exported, { ...input, filter });
      },
    },
    services,
  );
}
