import { and, inArray, is, isNull, not, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Tables } from '../database/database.ts';
import { deletedRecords } from '../database/tables/deleted-records.ts';
import { defineJob } from '../jobs/define-job.ts';
import { fileColumns } from './attach-files.ts';
import { createFileStore, type FileStoreServices } from './file-store.ts';
import { files } from './tables.ts';

/** Ids of the files of records, and of those whose deletion can be undone: all that stay. */
function namedFiles(tables: Tables): SQL {
  const deleted = sql`select file ->> 'id' as id
    from ${deletedRecords}, jsonb_path_query(record, '$.*[*] ? (exists (@.id))') file`;
  return sql.join([...Object.values(tables).flatMap(namedIn), deleted], sql` union all `);
}

function namedIn(table: unknown): SQL[] {
  if (!is(table, PgTable)) return [];
  return Object.values(fileColumns(table)).map(
    (column) => sql`select file ->> 'id' as id from ${table}, jsonb_path_query(${column}, '$[*]') file`,
  );
}

/** Removes the files that no record names any longer, and uploads that none has named for a day. */
export const cleanUpFiles = defineJob({
  name: 'files.clean-up',
  input: z.object({}),
  schedule: '37 * * * *',
  atStart: true,
  async run(context) {
    const isUpload = isNull(files.attachedAt);
    const isOld = sql`${files.createdAt} < now() - interval '1 day'`;
    // By itself, not after an 'or': PostgreSQL then joins the two, where it would read all records for each file.
    const isUnnamed = sql`not exists (select from (${namedFiles(context.database.tables)}) as named where named.id = ${files.id}::text)`;
    for (const condition of [and(isUpload, isOld), and(not(isUpload), isUnnamed)])
      while ((await removeFiles(context, condition)) > 0);
  },
});

/** Files that are removed in one transaction, so that none is open for long. */
const mostAtOnce = 1000;

/** Removes files with their content, `mostAtOnce` at most; returns how many there were. */
export async function removeFiles(context: FileStoreServices, condition: SQL | undefined): Promise<number> {
  const store = createFileStore(context);
  return context.database.db.transaction(async (tx) => {
    const { id } = files;
    const found = await tx.select({ id }).from(files).where(condition).limit(mostAtOnce).for('update');
    const ids = found.map((file) => file.id);
    for (const id of ids) await store.remove(id);
    await tx.delete(files).where(inArray(id, ids));
    return ids.length;
  });
}
