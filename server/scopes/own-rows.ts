import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deletedRecords } from '../database/tables/deleted-records.ts';
import { scopeColumn, scopeColumnOf, scopeFieldOf } from '../database/tables/tenant-table.ts';
import { members } from '../database/tables/tenants.ts';

/**
 * Returns the condition for a table's rows in the file with a user's own data, undefined for all: rows of an
 * organization are for its members, and the user may have left it; rows of another user may name this one.
 */
export function isInOwn(table: PgTable, userId: string): SQL | undefined {
  const column = scopeColumnOf(table);
  if (!column) return undefined;
  return scopeFieldOf(table) === 'ownerId' ? eq(column, userId) : isOfOwn(sql`${column}`, userId);
}

/** The same of deleted records, which keep their organization. */
export function isDeletedInOwn(userId: string): SQL {
  return isOfOwn(sql`${deletedRecords.record} ->> ${scopeColumn}`, userId);
}

function isOfOwn(organizationId: SQL, userId: string): SQL {
  const own = sql`select ${members.organizationId} from ${members} where ${members.userId} = ${userId}`;
  return sql`(${organizationId} is null or ${organizationId} in (${own}))`;
}
