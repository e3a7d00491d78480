import postgres from 'postgres';
import { StartupError } from '#server/config/startup-error.ts';
import { brokenConstraint } from '#server/database/broken-constraint.ts';
import type { SeededTable } from '#server/features/feature.ts';
import { createRandom } from '#server/features/random.ts';
import { copyRows } from './copy-rows.ts';
import { secondsSince, showProgress } from './progress.ts';

interface Index {
  name: string;
  definition: string;
}
const prefix = '5eed5eed-0000-4000-8000-';
const digits = 12;

/** The identifier of an example record: a uuid that tells its number, so that a later run goes on where one ended. */
export function seedId(number: number): string {
  return prefix + number.toString(16).padStart(digits, '0');
}

/** The identifiers between which those of example records lie. */
const seedIds = { first: prefix + '0'.repeat(digits), last: prefix + 'f'.repeat(digits) };

/** The number of `seedId`. */
export function seedNumber(id: string): number {
  return Number.parseInt(id.slice(prefix.length), 16);
}

/** From so many rows on, indexes are built anew afterwards: that is faster than adding to them row by row. */
const manyRows = 20_000;

/**
 * Adds so many example records to a table, all or none. They are the same each time; a later run goes on with other ones.
 * @throws {StartupError} when one has the name of a record that is there
 */
export async function loadTable(
  sql: postgres.Sql,
  { table, columns, row, follow, followedBy = [] }: SeededTable,
  count: number,
): Promise<void> {
  const begun = performance.now();
  await sql
    .begin(async (tx) => {
      const first = await nextNumber(tx, table);
      const indexes = count >= manyRows ? await dropIndexes(tx, table) : [];
      const progress = showProgress(table, count);
      const chance = createRandom(first + 1);
      const now = Date.now();
      await copyRows(tx, table, columns, rows());
      progress.end();
      await buildIndexes(tx, indexes, console.log);
      await follow?.(tx, seedId(first), seedId(first + count - 1));

      function* rows() {
        for (let done = 0; done < count; done++) {
          progress.step(done);
          yield row(first + done, seedId(first + done), chance, now);
        }
      }
    })
    .catch((error: unknown) => {
      if (!(error instanceof postgres.PostgresError) || brokenConstraint(error) === undefined) throw error;
      throw new StartupError(
        `Nothing was added to ${table}: one that is there has the name of an example record and has to be renamed first. ` +
          error.detail,
      );
    });
  // What the planner knows of the table; without it the first searches would choose badly.
  for (const name of [table, ...followedBy]) await sql`vacuum (analyze) ${sql(name)}`;
  console.log(`${table}: done in ${secondsSince(begun)}`);
}

async function nextNumber(tx: postgres.TransactionSql, table: string): Promise<number> {
  const [last] = await tx<{ id: string }[]>`
    select id from ${tx(table)} where id between ${seedIds.first} and ${seedIds.last} order by id desc limit 1`;
  return last ? seedNumber(last.id) + 1 : 0;
}

/** Drops the indexes of a table but those of its constraints, until the transaction builds them again. */
async function dropIndexes(tx: postgres.TransactionSql, table: string): Promise<Index[]> {
  const indexes = await tx<Index[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`;
  for (const { name } of indexes) await tx.unsafe(`drop index ${name}`);
  return indexes;
}

/** @param tell told of each index that is done, in one line */
async function buildIndexes(
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
