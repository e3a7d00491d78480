import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { longestDeletion } from '#contract/schemas/limits.ts';
import type { Total } from '#contract/schemas/paging.ts';
import type { Database } from '../database/database.ts';
import { isTenantTable, scopeKey } from '../database/tables/tenant-table.ts';
import { countUpTo } from './count-up-to.ts';

/** Counts the records of an organization by the names of their tables, for who may delete all of them. */
export async function countRecordsOf(
  database: Pick<Database, 'db' | 'tables'>,
  organizationId: string,
): Promise<{ list: string; total: Total }[]> {
  const counts: { list: string; total: Total }[] = [];
  for (const table of Object.values(database.tables)) {
    if (!is(table, PgTable) || !isTenantTable(table)) continue;
    const column = scopeKey(table);
    const rows = sql`(select * from ${table} where ${column} = ${organizationId}) as ${table}`;
    const total = await countUpTo(database, rows, longestDeletion);
    counts.push({ list: getTableName(table as PgTable), total });
  }
  return counts;
}
