import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { longestDeletion } from '#contract/schemas/limits.ts';
import type { Database } from '../database/database.ts';
import type { FieldKind } from '../database/field-kind.ts';
import { fileColumns } from './attach-files.ts';
import { files } from './tables.ts';

/** Counts the files of records that match a condition. */
export async function countFiles(
  ...[db, table, { rows, condition }]: Parameters<FieldKind['countLost']>
): Promise<{ files: number }> {
  const columns = Object.values(fileColumns(table));
  if (columns.length === 0) return { files: 0 };
  const lengths = columns.map((column) => sql`jsonb_array_length(${column})`);
  const found = db
    .select({ files: sql<number>`${sql.join(lengths, sql` + `)}`.as('files') })
    .from(rows)
    .where(condition)
    .limit(longestDeletion)
    .as('found');
  const [row] = await db.select({ files: sql<number>`coalesce(sum(${found.files}), 0)::int` }).from(found);
  return { files: row?.files ?? 0 };
}

/** Counts the files of all records of an organization. */
export function countFilesOf({ db }: Pick<Database, 'db'>, organizationId: string): Promise<number> {
  return db.$count(files, and(eq(files.organizationId, organizationId), isNotNull(files.attachedAt)));
}
