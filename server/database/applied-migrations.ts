import type postgres from 'postgres';
import { StartupError } from '../config/startup-error.ts';
import { hasHash, isNumbered, type Migration } from './migration-files.ts';

/**
 * Dates by which databases identified this product's migrations before names were stored. Complete: new migrations are
 * identified by name from the start.
 */
const migrationDates: ReadonlyMap<string, string> = new Map([
  ['1795250807695', '0000_search'],
  ['1795251322433', '0001_tables'],
  ['1795251323374', '0002_rules'],
  ['1795251579735', '0003_mails'],
  ['1795252707868', '0004_frame_indexes'],
  ['1795273087844', '0005_areas'],
  ['1795275287492', '0006_admins'],
  ['1795277170974', '0007_search_of_signs'],
  ['1795278426681', '0008_account_names'],
  ['1795279097740', '0009_admin_orders'],
  ['1795310116922', '0010_code_failures'],
  ['1795322407855', '0011_mail_turns'],
  ['1795327069841', '0012_signs_without_digits'],
]);

export interface AppliedMigration {
  id: number;
  /** Null if it was applied before names were stored and matches no file. */
  name: string | null;
  hash: string;
  /** Whether the name is stored in the database. */
  isNamed: boolean;
}

/**
 * Reads a database's applied migrations, oldest first; undefined if there were none ever. The table is that of
 * drizzle's own migrator, which stored no names: old rows are matched by hash or, if the file has changed since, by
 * date.
 */
export async function readAppliedMigrations(
  sql: postgres.Sql | postgres.TransactionSql,
  migrations: readonly Migration[],
): Promise<AppliedMigration[] | undefined> {
  const [found] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!found?.name) return undefined;
  // As JSON, since the column may not exist yet.
  const rows = await sql<(AppliedMigration & { date: string | null })[]>`
    select id, hash, created_at::text as date, to_jsonb(applied) ->> 'name' as name, to_jsonb(applied) ->> 'name' is not null as "isNamed"
    from drizzle.__drizzle_migrations applied order by id`;
  const named = new Set(rows.map(({ name }) => name));
  return rows.map(({ date, ...row }) => {
    if (row.isNamed) return row;
    const same = migrations.find((migration) => !named.has(migration.name) && hasHash(migration, row.hash));
    const name = same?.name ?? migrationDates.get(date ?? '') ?? null;
    named.add(name);
    return { ...row, name };
  });
}

/**
 * A migration that was changed after it was applied does not run again: that database would silently differ from all
 * new ones. A renamed one would run twice.
 * @throws {StartupError} with the names of changed or renamed migrations
 */
export function assertUnchangedMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  const had = new Map(applied.map(({ name, hash }) => [name, hash]));
  const ours = new Set(migrationDates.values());
  const isUnknown = applied.some(({ name }) => name === null);
  const names = new Set(migrations.map(({ name }) => name));
  const lost = applied.filter(({ name }) => name !== null && !names.has(name));
  const changed = migrations.filter((migration) => {
    const hash = had.get(migration.name);
    if (hash !== undefined) return !hasHash(migration, hash);
    if (lost.some((row) => hasHash(migration, row.hash))) return true;
    // An unnamed row belongs to a numbered migration and matches none of ours: a leftover file may be its new version.
    return isUnknown && isNumbered(migration.name) && !ours.has(migration.name);
  });
  if (changed.length === 0) return;
  throw new StartupError(
    `These migrations are not what this database has had: ${changed.map(({ name }) => name).join(', ')}. ` +
      'Put the files back as they were, and write what is to change as a new migration (npm run db:generate).',
  );
}
