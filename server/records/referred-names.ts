import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { selectList } from '../database/rows.ts';
import { users } from '../database/tables/users.ts';
import { runPrepared } from '../lists/run-prepared.ts';
import { rowsIn } from '../scopes/in-scope.ts';
import { isOwnReference } from '../scopes/own-references.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import type { RecordTable } from './define-records.ts';

/** Names of the records that others refer to, by the property that answers have beside the id: `owner` of `ownerId`. */
export type ReferredNames = Readonly<Record<string, SQL<string | null>>>;

/** Values of these in an answer. */
export type NamesIn<Names extends ReferredNames> = { [Name in keyof Names]: string | null };

/** The name of the record that a column refers to, by the column with the names; null where it refers to none. */
export function referredName(reference: PgColumn, name: PgColumn): SQL<string | null> {
  const { table } = name;
  const isOwn = isOwnReference(reference, table, 'referred');
  return sql<string | null>`(
    select referred.${sql.identifier(name.name)} from ${table} as referred where referred.id = ${reference} and ${isOwn})`;
}

/** The name of the user that a column refers to; the address of one who has given no name yet. */
export function referredUser(reference: PgColumn): SQL<string | null> {
  return sql<string | null>`(
    select coalesce(nullif(referred.name, ''), referred.email) from ${users} as referred
    where referred.id = ${reference})`;
}

/** A record that was just written as the API answers it: with the names of what it refers to. */
export async function withNames<
  Stored extends { id: string },
  Names extends ReferredNames,
  Table extends RecordTable,
>(
  context: { database: Pick<Database, 'sql'> } & ScopeFor<Table>,
  table: Table,
  names: Names,
  stored: Stored,
): Promise<Stored & NamesIn<Names>> {
  type Row = NamesIn<Names>;
  if (Object.keys(names).length === 0) return { ...stored, ...({} as Row) };
  const [found] = await runPrepared<Row>(
    context.database,
    sql`select ${selectList(names)} from ${rowsIn<Table>(context, table)} where ${eq(table.id, stored.id)}`,
  );
  // Who deletes the record meanwhile has read it, too.
  const none = Object.fromEntries(Object.keys(names).map((name) => [name, null]));
  return { ...stored, ...((found ?? none) as Row) };
}
