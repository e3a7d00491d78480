import * as z from 'zod/mini';
import { longestImport } from '../schemas/limits.ts';
import { type OperationMeta, oc } from '../schemas/oc.ts';
import { scopeInput } from '../schemas/scope.ts';
import { storedFields } from '../schemas/stored-fields.ts';
import { repositoryInputSchema } from './repository-input.ts';

const tags = ['Repositories'];

/** Outcomes of a line: a repository is created; the name exists already; the line is invalid. */
export const importOutcomes = ['create', 'skip', 'refuse'] as const;

export const importedLineSchema = z.object({
  /** Number of its first line in the file, from 1. */
  line: z.int(),
  ...storedFields(repositoryInputSchema),
  outcome: z.enum(importOutcomes),
  /** Why it is not created, in the language of the caller. */
  reason: z.nullable(z.string()),
});

export const importResultSchema = z.object({
  /** Every line of the file but its heads and empty ones. */
  lines: z.array(importedLineSchema),
  counts: z.object({ create: z.int(), skip: z.int(), refuse: z.int() }),
});

export type ImportOutcome = (typeof importOutcomes)[number];
export type ImportedLine = z.infer<typeof importedLineSchema>;
export type ImportResult = z.infer<typeof importResultSchema>;

/**
 * The text of a CSV file: a column for each field, parted by commas, semicolons or tabs. Heads in any language of the
 * product name the columns; without them the columns stand in the order of the fields.
 */
const importInputSchema = z.object({
  ...scopeInput,
  csv: z
    .string()
    .check(z.minLength(1, { error: 'csv.empty' }), z.maxLength(longestImport, { error: 'csv.tooLong' })),
});

/** Bytes of a file of the largest size in JSON, where some of its characters take more than one. */
const maxImportBytes = 4 * 1024 * 1024;

const importMeta = {
  maxBodyBytes: maxImportBytes,
  bodyPermissions: { repository: ['create'] },
} satisfies OperationMeta;

export const previewImport = oc
  .route({
    method: 'POST',
    path: '/repositories/import/preview',
    tags,
    summary: 'What an import of a CSV file would do, line by line',
  })
  .meta({ ...importMeta, changesNothing: true })
  .input(importInputSchema)
  .output(importResultSchema);

/** Does what the preview says, as things are now: all lines that can be created, in one transaction. */
export const importRepositories = oc
  .route({
    method: 'POST',
    path: '/repositories/import',
    tags,
    summary: 'Add the repositories of a CSV file',
  })
  .meta(importMeta)
  .input(importInputSchema)
  .output(importResultSchema);
