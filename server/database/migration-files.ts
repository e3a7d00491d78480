import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../config/project-root.ts';
import { StartupError } from '../config/startup-error.ts';

export const migrationsFolder = join(projectRoot, 'server/database/migrations');

export interface Migration {
  /** Name of the file. New ones begin with the time at which they were written, the oldest with a number. */
  name: string;
  sql: string;
  /** SHA-256 of the SQL, as always stored by drizzle's migrator. */
  hash: string;
}

/**
 * Reads all migrations of a folder, ordered by name, in which they run. Hidden files, as left by editors and systems,
 * are ignored.
 * @throws {StartupError} for a file with another name, such as a copy: it would run
 */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sql') && !entry.name.startsWith('.'))
    .map(({ name }) => name.slice(0, -'.sql'.length))
    .sort()
    .map((name) => {
      const path = join(folder, `${name}.sql`);
      if (!/^\d+_[\w-]+$/.test(name))
        throw new StartupError(`${path} has not the name of a migration: rename or remove it.`);
      // Git may write other line endings on another system; the migration is the same.
      const sql = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, hash: hashOf(sql) };
    });
}

/** Whether a migration has this hash, with whichever line endings it was hashed. */
export function hasHash({ hash, sql }: Migration, wanted: string): boolean {
  return hash === wanted || hashOf(sql.replaceAll('\n', '\r\n')) === wanted;
}

/** Whether it has a number, like all migrations from before names were stored. */
export function isNumbered(name: string): boolean {
  return /^\d{4}_/.test(name);
}

function hashOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}
