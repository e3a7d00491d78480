import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { longestDeletion } from '#contract/schemas/limits.ts';
import type { Database } from '../database/database.ts';
import type { AnyTable } from '../database/tables/tenant-table.ts';
import { rowsIn } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import { fileColumns } from './attach-files.ts';
import { files } from './tables.ts';

/** Counts the files of the records that match a condition, as far as one deletion goes. */
export async function countFiles<Table extends AnyTable>(
  context: { database: Pick<Database, 'db'> } & ScopeFor<Table>,
  table: Table,
  condition: SQL | undefined,
): Promise<number> {
  const columns = Object.values(fileColumns(table));
  if (columns.length === 0) return 0;
  const lengths = columns.map((column) => sql`jsonb_array_length(${column})`);
  const { db } = context.database;
  const found = db
    .select({ files: sql<number>`${sql.join(lengths, sql` + `)}`.as('files') })
    .from(rowsIn<Table>(context, table))
    .where(condition)
    .limit(longestDeletion)
    .as('found');
  const [row] = await db.select({ files: sql<number>`coalesce(sum(${found.files}), 0)::int` }).from(found);
  return row?.files ?? 0;
}

/** Counts the files of all records of an organization. */
export function countFilesOf({ db }: Pick<Database, 'db'>, organizationId: string): Promise<number> {
  return db.$count(files, and(eq(files.organizationId, organizationId), isNotNull(files.attachedAt)));
}
