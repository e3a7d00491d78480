import * as z from 'zod/mini';
import type { Resource } from '../facts/permissions.ts';
import { longestExportSelection, longestImport } from '../schemas/limits.ts';
import { type OperationMeta, oc } from '../schemas/oc.ts';
import { storedFields } from '../schemas/stored-fields.ts';

/** Outcomes of a line: a record is created; what must be unique exists already; the line is invalid. */
const importOutcomes = ['create', 'skip', 'refuse'] as const;

/** Bytes of a file of the largest size in JSON. A character of one byte in the file may take three in UTF-8. */
const maxImportBytes = 3 * longestImport + 64 * 1024;

interface Entity<Shape extends z.core.$ZodShape, ScopeInput extends z.core.$ZodShape> {
  path: `/${string}`;
  kind: Resource;
  many: string;
  tags: string[];
  input: z.ZodMiniObject<Shape>;
  scopeInput: ScopeInput;
}

/** Preview and import of a CSV file of an entity's records. */
export function importOperations<Shape extends z.core.$ZodShape, ScopeInput extends z.core.$ZodShape>({
  path,
  kind,
  many,
  tags,
  input,
  scopeInput,
}: Entity<Shape, ScopeInput>) {
  const permissions = { [kind]: ['create'] };
  const meta = {
    keys: permissions,
    maxBodyBytes: maxImportBytes,
    bodyPermissions: permissions,
  } satisfies OperationMeta;

  /**
   * The text of a CSV file: a column for each field, parted by commas, semicolons or tabs. Heads in any language of the
   * product name the columns; without them the columns stand in the order of the fields.
   */
  const fileSchema = z.object({
    ...scopeInput,
    csv: z
      .string()
      .check(z.minLength(1, { error: 'csv.empty' }), z.maxLength(longestImport, { error: 'csv.tooLong' })),
  });

  const importedLineSchema = z.object({
    /** Number of its first line in the file, from 1. */
    line: z.int(),
    ...storedFields(input),
    outcome: z.enum(importOutcomes),
    /** Why it is not created, in the language of the caller. */
    reason: z.nullable(z.string()),
  });

  const resultSchema = z.object({
    /** Every line of the file but its heads and empty ones. */
    lines: z.array(importedLineSchema),
    counts: z.object({ create: z.int(), skip: z.int(), refuse: z.int() }),
  });

  return {
    importedLineSchema,
    importPreview: oc
      .route({
        method: 'POST',
        path: `${path}/import/preview`,
        tags,
        summary: `What an import of ${many} from a CSV file would do, line by line`,
      })
      .meta({ ...meta, changesNothing: true })
      .input(fileSchema)
      .output(resultSchema),
    /** Does what the preview says, as things are now: all lines that can be created, in one transaction. */
    import: oc
      .route({ method: 'POST', path: `${path}/import`, tags, summary: `Add the ${many} of a CSV file` })
      .meta(meta)
      .input(fileSchema)
      .output(resultSchema),
  };
}

/** Download of a list as a CSV file, with the schema of its input: filters and order of the list, without its paging. */
export function exportOperation<Filters extends z.core.$ZodShape, Order extends z.core.$ZodShape>({
  path,
  kind,
  many,
  tags,
  filterInput,
  orderInput,
}: Pick<Entity<never, never>, 'path' | 'kind' | 'many' | 'tags'> & {
  filterInput: Filters;
  orderInput: Order;
}) {
  const inputSchema = z.object({
    ...filterInput,
    ...orderInput,
    /** Only these of them, parted by commas. */
    ids: z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((ids: string) => ids.split(',')),
        ),
        z.array(z.guid()).check(z.maxLength(longestExportSelection)),
      ),
    ),
  });
  const operation = oc
    .meta({ keys: { [kind]: ['read'] } })
    .route({ method: 'GET', path: `${path}/export`, tags, summary: `The ${many} as a CSV file` })
    .input(inputSchema)
    .output(z.string());
  return { inputSchema, operation };
}
