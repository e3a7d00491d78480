import { getTableColumns, getTableName, type SQL, Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  type AnyTable,
  type OpenedTable,
  type ScopedColumns,
  scopeFieldOf,
  scopeKey,
  type TenantTable,
} from '../database/tables/tenant-table.ts';
import type { OwnerScope, Scope, ScopeFor } from './scope.ts';

/**
 * Parts of statements written by hand on the rows of a scope. The table is none of them, so that it is not
 * read without its scope by mistake: read `rowsIn`, write with change-rows.ts.
 */
export interface InScope {
  /** Condition on the rows; undefined for all. */
  within: SQL | undefined;
  /** In place of the table behind `from`. */
  rows: SQL;
  /** The same in statements that are kept, with the values of their placeholders. */
  kept: { rows: SQL; values: Record<string, unknown> };
  /** Tells tables apart, and the scopes of a table. */
  key: string;
  /** The rows among which new ones come: names are unique there. */
  siblings: SQL;
  /** Further columns of new rows. */
  newRow: Readonly<{ organizationId?: string | null }>;
}

/** Returns the parts for the rows of a table that a context may reach: of a closed table those in scope. */
export function inScope<Table extends AnyTable>(context: ScopeFor<Table>, table: Table): InScope {
  const all = sql`${table}`;
  const name = getTableName(open(table));
  const whole = { within: undefined, rows: all, kept: { rows: all, values: {} }, key: name };
  const field = scopeFieldOf(table);
  if (!field) return { ...whole, siblings: all, newRow: {} };
  const { scope } = context as { scope?: Scope | OwnerScope };
  if (!scope || (field === 'ownerId') !== (scope.kind === 'owner'))
    throw new Error('a closed table is read without its scope');
  const holder = holderIn(scope);
  const own = holder ?? '';
  const siblings = rowsOf(table, own);
  const newRow = { [field]: holder };
  if (scope.kind === 'all') return { ...whole, siblings, newRow };
  return {
    ...{ siblings, newRow },
    within: isOf(table, own),
    rows: siblings,
    kept: { rows: rowsOf(table, sql.placeholder('scope')), values: { scope: own } },
    key: `${name} of ${own}`,
  };
}

/** The user or organization to which new rows belong; null for the whole installation. */
function holderIn(scope: Scope | OwnerScope): string | null {
  if (scope.kind === 'owner') return scope.ownerId;
  return scope.kind === 'organization' ? scope.organizationId : null;
}

/** Rows of a table, in place of it behind `from`: the columns are named as ever. */
export type Rows<Table extends PgTable = PgTable> = Subquery<Table['_']['name'], Record<string, unknown>>;

/** The rows of a table that the context may reach. */
export function rowsIn<Table extends AnyTable>(
  context: ScopeFor<Table>,
  table: Table,
): Rows<OpenedTable<Table>> {
  const { within } = inScope<Table>(context, table);
  const rows = sql`select * from ${table} where ${within ?? sql`true`}`;
  const opened: PgTable = open(table);
  return new Subquery(rows, getTableColumns(opened), getTableName(opened)) as Rows<OpenedTable<Table>>;
}

/**
 * A tenant table with all of its rows, for what no user asks: example records, the state of the installation. Which
 * files may call it tenant-tables.test.ts says.
 */
export function wholeTable<Table extends TenantTable>(table: Table): OpenedTable<Table> {
  return open(table);
}

function open<Table extends AnyTable>(table: Table): OpenedTable<Table> {
  return table as unknown as OpenedTable<Table>;
}

/** By the name of the table, so that its columns can be named as ever. PostgreSQL plans it like a condition. */
function rowsOf(table: AnyTable, key: unknown): SQL {
  return sql`(select * from ${table} where ${isOf(table, key)}) as ${table}`;
}

function isOf(table: AnyTable, key: unknown): SQL {
  return sql`${scopeKey(table as unknown as ScopedColumns)} = ${key}`;
}
