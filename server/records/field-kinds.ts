import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FieldKind, Lost } from '../database/field-kind.ts';
import type { AnyTable } from '../database/tables/tenant-table.ts';
import { rowsIn } from '../scopes/in-scope.ts';
import type { ScopeFor } from '../scopes/scope.ts';
import type { Writer } from './define-records.ts';

type Kinds = Pick<Writer, 'fieldKinds'>;

/**
 * Has values of a record completed by the kinds of its fields.
 * @returns what the event of the write tells beside the fields
 */
export async function prepareValues(
  { fieldKinds }: Kinds,
  ...args: Parameters<FieldKind['prepare']>
): Promise<Record<string, unknown> | undefined> {
  const told: object[] = [];
  for (const kind of fieldKinds) told.push(await kind.prepare(...args));
  const data = Object.assign({}, ...told);
  return Object.keys(data).length > 0 ? data : undefined;
}

/** Has the kinds of fields follow records that were moved. */
export async function moveValues(
  { fieldKinds }: Kinds,
  ...args: Parameters<FieldKind['move']>
): Promise<void> {
  for (const kind of fieldKinds) await kind.move(...args);
}

/** Counts what is lost with the records that match a condition. */
export async function countLost<Table extends AnyTable>(
  context: Kinds & { database: Pick<Database, 'db'> } & ScopeFor<Table>,
  table: Table,
  condition: SQL | undefined,
): Promise<Lost> {
  const matching = { rows: rowsIn<Table>(context, table), condition };
  const lost: Lost = {};
  for (const kind of context.fieldKinds)
    Object.assign(lost, await kind.countLost(context.database.db, table, matching));
  return lost;
}
