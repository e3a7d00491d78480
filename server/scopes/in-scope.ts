import { getTableColumns, getTableName, type SQL, Subquery, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type AnyTable,
  isTenantTable,
  type OpenedTable,
  scopeKey,
  type TenantTable,
} from '../database/schema/tenant-table.ts';
import type { Scope, ScopeFor } from './scope.ts';

/** A table for the rows of a scope. */
export interface InScope<Table extends PgTable> {
  /** All rows: a statement with it needs `within`, too. */
  table: Table;
  /** Which rows; undefined for all. */
  within: SQL | undefined;
  /** In place of the table behind `from`. */
  rows: SQL;
  /** The same in statements that are kept, with the values of their placeholders. */
  kept: { rows: SQL; values: Record<string, unknown> };
  /** Tells the scopes of a table apart. */
  key: string;
  /** The rows among which new ones come: names are unique there. */
  siblings: SQL;
  /** Further columns of new rows. */
  newRow: Readonly<Record<string, unknown>>;
}

/** Opens a table for the rows that the context of an operation may reach: of a tenant table those of its scope. */
export function inScope<Table extends AnyTable>(
  context: ScopeFor<Table>,
  closed: Table,
): InScope<OpenedTable<Table>> {
  const table = open(closed);
  const all = sql`${table}`;
  if (!isTenantTable(closed)) {
    return {
      table,
      within: undefined,
      rows: all,
      kept: { rows: all, values: {} },
      key: '',
      siblings: all,
      newRow: {},
    };
  }
  const { scope } = context as { scope?: Scope };
  if (!scope) throw new Error('a tenant table is read without a scope');
  const organizationId = scope.kind === 'organization' ? scope.organizationId : null;
  const own = organizationId ?? '';
  const siblings = rowsOf(table, own);
  const newRow = { organizationId };
  if (scope.kind === 'all') {
    return {
      table,
      within: undefined,
      rows: all,
      kept: { rows: all, values: {} },
      key: '',
      siblings,
      newRow,
    };
  }
  return {
    ...{ table, siblings, newRow },
    within: isOf(table, own),
    rows: siblings,
    kept: { rows: rowsOf(table, sql.placeholder('scope')), values: { scope: own } },
    key: `of ${own}`,
  };
}

/** Rows of a table, in place of it behind `from`: the columns are named as ever. */
export type Rows<Table extends PgTable = PgTable> = Subquery<Table['_']['name'], Record<string, unknown>>;

/** The rows of a table that the context may reach. */
export function rowsIn<Table extends AnyTable>(
  context: ScopeFor<Table>,
  closed: Table,
): Rows<OpenedTable<Table>> {
  const { table, within } = inScope<Table>(context, closed);
  const rows = sql`select * from ${table} where ${within ?? sql`true`}`;
  return new Subquery(rows, getTableColumns<PgTable>(table), getTableName(table)) as Rows<OpenedTable<Table>>;
}

/**
 * A tenant table with all of its rows, for what no user asks: example records, the state of the installation. Who calls
 * it is listed in server/scopes/tenant-tables.test.ts.
 */
export function wholeTable<Table extends TenantTable>(table: Table): OpenedTable<Table> {
  return open(table);
}

function open<Table extends AnyTable>(table: Table): OpenedTable<Table> {
  return table as unknown as OpenedTable<Table>;
}

/** By the name of the table, so that its columns can be named as ever. PostgreSQL plans it like a condition. */
function rowsOf(table: PgTable, key: unknown): SQL {
  return sql`(select * from ${table} where ${isOf(table, key)}) as ${table}`;
}

function isOf(table: PgTable, key: unknown): SQL {
  return sql`${scopeKey(table as unknown as { organizationId: PgColumn })} = ${key}`;
}
