import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** Where the product's migrations are. */
export const migrationsFolder = join(projectRoot, 'server/database/migrations');

export interface Migration {
  /** That of its file. New ones begin with the time at which they were written, the oldest with a number. */
  name: string;
  sql: string;
  /** SHA-256 of what it does, as drizzle's migrator has always kept it. */
  hash: string;
}

/** All migrations of a folder, in the order in which they run: that of their names. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      // Git may write other line ends on another system; the migration is the same.
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { name: file.slice(0, -'.sql'.length), sql, hash: hashOf(sql) };
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
