import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn, listGit } from './git-in.ts';

const migrations = 'server/database/migrations';

/**
 * Puts the migrations of parts that the app leaves out in order, in a template that was just written.
 *
 * The template drops the tables of such a part by a migration that was written just now, under a name that no database
 * has: the one that the app, or its template, has stays in its place. And what later versions do to the tables of the
 * part goes: they are gone where it would run.
 * @param folder of the template
 * @param tip the commit with the version before
 * @param parts that are left out
 */
export function settlePartMigrations(folder: string, tip: string, parts: readonly string[]): void {
  const had = listGit('.', 'ls-tree', '-z', '--name-only', tip, `${migrations}/`).map(baseName);
  const own = existsSync(migrations) ? readdirSync(migrations) : [];
  for (const part of parts) {
    const isDrop = (file: string) => file.endsWith(`_remove_${part.replaceAll('-', '_')}.sql`);
    const drops = [...new Set([...had, ...own])].filter(isDrop);
    for (const file of listMigrations(folder)) {
      const isWritten = isDrop(file) && drops.length > 0 && !drops.includes(file);
      if (isWritten || (isOf(part, file) && !had.includes(file))) rmSync(join(folder, migrations, file));
    }
    for (const file of drops) {
      const target = join(folder, migrations, file);
      if (own.includes(file)) cpSync(join(migrations, file), target);
      else writeFileSync(target, `${gitIn('.', 'show', `${tip}:${migrations}/${file}`)}\n`);
    }
  }
}

/** True for a migration of the template that is about a part alone: `20270131120000_desktop-windows.sql`. */
function isOf(part: string, file: string): boolean {
  return file.replace(/^\d+_/, '').startsWith(`${part}-`);
}

function listMigrations(folder: string): string[] {
  const path = join(folder, migrations);
  return existsSync(path) ? readdirSync(path) : [];
}

function baseName(path: string): string {
  return path.slice(migrations.length + 1);
}
