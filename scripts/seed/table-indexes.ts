import type postgres from 'postgres';
import { secondsSince } from './progress.ts';

export interface Index {
  name: string;
  definition: string;
}

/** Drops the indexes of a table but those of its constraints, until the transaction builds them again. */
export async function dropIndexes(tx: postgres.TransactionSql, table: string): Promise<Index[]> {
  const indexes = await tx<Index[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`;
  for (const { name } of indexes) await tx.unsafe(`drop index ${name}`);
  return indexes;
}

/** @param tell told of each index that is done, in one line */
export async function buildIndexes(
  tx: postgres.TransactionSql,
  indexes: readonly Index[],
  tell: (line: string) => void = () => {},
): Promise<void> {
  await tx`set local maintenance_work_mem = '256MB'`;
  for (const { name, definition } of indexes) {
    const begun = performance.now();
    await tx.unsafe(definition);
    tell(`index ${name}: ${secondsSince(begun)}`);
  }
}
