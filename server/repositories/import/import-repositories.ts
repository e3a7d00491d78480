import { mostImportedLines } from '#contract/schemas/limits.ts';
import {
  type RepositoryInput,
  repositoryInputSchema,
  repositoryLinkSchema,
} from '#contract/repositories/repository-input.ts';
import { operation } from '../../api/operation.ts';
import { requireScope } from '../../api/require-scope.ts';
import { columnsOfFields } from '../../csv/csv-columns.ts';
import type { repositories } from '../../database/schema/index.ts';
import type { FileImport } from '../../records/import/assess-file.ts';
import { importFile, previewFile } from '../../records/import/import-file.ts';
import { repositoryRecords } from '../repository-records.ts';

/** How repositories are read from CSV files. */
const repositoryFile: FileImport<typeof repositories, RepositoryInput> = {
  records: repositoryRecords,
  columns: columnsOfFields(repositoryInputSchema, 'repositories'),
  required: ['name', 'link'],
  isLine: ([, link]) => repositoryLinkSchema.safeParse(link).success,
  schema: repositoryInputSchema,
  messages: { used: 'repositories:validation.name.used', twice: 'repositories:validation.name.twice' },
  most: mostImportedLines,
};

export const previewImport = operation.repositories.importPreview
  .use(requireScope({ repository: ['create'] }))
  .handler(({ context, input }) => previewFile(context, repositoryFile, input.csv));

export const importRepositories = operation.repositories.import
  .use(requireScope({ repository: ['create'] }))
  .handler(({ context, input }) => importFile(context, repositoryFile, input.csv));
