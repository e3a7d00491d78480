import type { Transaction } from '../database/database.ts';
import type { AnyTable } from '../database/tables/tenant-table.ts';
import { attachFiles } from '../files/attach-files.ts';
import type { Writer } from './define-records.ts';

interface Write {
  kind: string;
  table: AnyTable;
  actor: Writer['currentUser'];
  /** Organization of the record. */
  organizationId: string | null | undefined;
  /** The record as it was; undefined of a new one. */
  before?: Readonly<Record<string, unknown>>;
}

/**
 * Changes values before they are stored.
 * @returns what the event of the write tells beside the fields
 */
type Step = (tx: Transaction, write: Write, values: Record<string, unknown>) => Promise<object>;

const steps: readonly Step[] = [attachFiles];

/** Has values of a record completed within the transaction that stores them. */
export async function prepareValues(
  ...[tx, write, values]: Parameters<Step>
): Promise<Record<string, unknown> | undefined> {
  const told: object[] = [];
  for (const step of steps) told.push(await step(tx, write, values));
  const data = Object.assign({}, ...told);
  return Object.keys(data).length > 0 ? data : undefined;
}
