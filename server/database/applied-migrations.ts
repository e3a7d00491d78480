import type postgres from 'postgres';
import { StartupError } from '../config/startup-error.ts';
import { hasHash, isNumbered, type Migration } from './migration-files.ts';

/**
 * The dates by which databases knew this product's migrations before they had names. None is added: new migrations are
 * known by name from the start.
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
  /** Null where it was applied before migrations had names and is none of the files. */
  name: string | null;
  hash: string;
  /** Whether the database itself knows the name. */
  isNamed: boolean;
}

/**
 * What a database says it has had, oldest first; undefined where nothing ever was. The table is that of drizzle's own
 * migrator, which knew no names: rows of that time get theirs by their
 * hash or, where the file was changed since, by their date.
 */
export async function readAppliedMigrations(
  sql: postgres.Sql | postgres.TransactionSql,
  migrations: readonly Migration[],
): Promise<AppliedMigration[] | undefined> {
  const [found] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (!found?.name) return undefined;
  // By way of JSON, since the column may not be there yet.
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
 * A migration that was changed after a database had it does not run again there: that database would differ from all
 * new ones, and nobody would know. One that was renamed would run twice.
 * @throws {StartupError} with the names of those that were changed or renamed
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
    // One that has no name was numbered and none of ours: such a file that is left over may be what became of it.
    return isUnknown && isNumbered(migration.name) && !ours.has(migration.name);
  });
  if (changed.length === 0) return;
  throw new StartupError(
    `These migrations are not what this database has had: ${changed.map(({ name }) => name).join(', ')}. ` +
      'Put the files back as they were, and write what is to change as a new migration (npm run db:generate).',
  );
}
