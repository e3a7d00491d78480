import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../config/project-root.ts';
import { StartupError } from '../config/startup-error.ts';

/** Where the product's migrations are. */
export const migrationsFolder = join(projectRoot, 'server/database/migrations');

export interface Migration {
  /** That of its file. New ones begin with the time at which they were written, the oldest with a number. */
  name: string;
  sql: string;
  /** SHA-256 of what it does, as drizzle's migrator has always kept it. */
  hash: string;
}

/**
 * All migrations of a folder, in the order in which they run: that of their names. What editors and systems leave beside
 * them is hidden, and passed over.
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
      // Git may write other line ends on another system; the migration is the same.
      const sql = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, hash: hashOf(sql) };
    });
}

/** Whether a migration is the one with this hash, with whichever line ends it was hashed. */
export function hasHash({ hash, sql }: Migration, wanted: string): boolean {
  return hash === wanted || hashOf(sql.replaceAll('\n', '\r\n')) === wanted;
}

/** Whether it has a number, as migrations had while a database knew them by their dates. */
export function isNumbered(name: string): boolean {
  return /^\d{4}_/.test(name);
}

function hashOf(sql: string): string {
  return createHash('sha256').update(sql).digest('hex');
}
