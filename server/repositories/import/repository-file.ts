import { mostImportedLines } from '#contract/repositories/import.ts';
import {
  type RepositoryInput,
  repositoryInputSchema,
  repositoryLinkSchema,
} from '#contract/repositories/repository-input.ts';
import type { repositories } from '../../database/schema/index.ts';
import type { FileImport } from '../../records/import/assess-file.ts';
import { repositoryRecords } from '../repository-records.ts';

/** How repositories are read from CSV files. */
export const repositoryFile: FileImport<typeof repositories, RepositoryInput> = {
  records: repositoryRecords,
  columns: {
    name: 'repositories:csv.name',
    link: 'repositories:csv.link',
    description: 'repositories:csv.description',
  },
  required: ['name', 'link'],
  isLine: ([, link]) => repositoryLinkSchema.safeParse(link).success,
  schema: repositoryInputSchema,
  messages: { used: 'repositories:validation.name.used', twice: 'repositories:validation.name.twice' },
  most: mostImportedLines,
};
