import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { origin } from '../../upgrade/origin.ts';
import type { AppRecord } from '../template/choices.ts';
import type { Template } from '../template/read-template.ts';
import { Refusal } from './refusal.ts';
import { outputOf } from './run-program.ts';
import { type Progress, writeApp } from './write-app.ts';

const migrations = 'server/database/migrations/';

/**
 * For `npm run upgrade`: writes the template with the choices of an earlier one, and replaces the files of a repository
 * by it. Nothing is replaced unless all was written.
 * @param droppedBefore parts that the earlier one was made without
 */
export async function replaceFiles(
  folder: string,
  template: Template,
  record: AppRecord,
  droppedBefore: readonly string[],
  progress: Progress,
): Promise<void> {
  const made = mkdtempSync(join(tmpdir(), 'template-'));
  try {
    await writeApp(made, template, record, progress);
    progress(`Replacing the files of ${folder}`);
    const before = filesOf(folder);
    const after = filesOf(made).filter((path) => existsSync(join(made, path)));
    const { removed, written } = replacement(before, after, droppedBefore);
    for (const path of removed) rmSync(join(folder, path), { force: true });
    for (const path of written) cpSync(join(made, path), join(folder, path));
  } finally {
    rmSync(made, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** What git tracks in a folder, or would add. */
function filesOf(folder: string): string[] {
  const listed = outputOf(folder, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  return [...new Set(listed.split('\0').filter(Boolean))];
}

/** @throws {Refusal} for what is no record of an app */
export function readRecord(file: string): AppRecord {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as AppRecord;
    if (record.names.name && record.choices.languages) return record;
  } catch {
    // Said below.
  }
  throw new Refusal(`${file} is not the ${origin.file} of an app.`);
}

/**
 * Which files of an app go and which of the new template are written. The migrations that dropped what was left out
 * have run already: they stay under their names, and nothing of the new template follows them that would change, or
 * drop once more, what they dropped.
 * @param before paths of the app
 * @param after paths of the new template with the same choices
 */
export function replacement(
  before: readonly string[],
  after: readonly string[],
  without: readonly string[],
): { removed: string[]; written: string[] } {
  const isKept = (path: string) => without.some((part) => isDropOf(part, path));
  const dropped = without.filter((part) => before.some((path) => isDropOf(part, path)));
  const isNeeded = (path: string) =>
    !dropped.some((part) => isDropOf(part, path) || (isOf(part, path) && !before.includes(path)));
  return { removed: before.filter((path) => !isKept(path)), written: after.filter(isNeeded) };
}

function isDropOf(part: string, path: string): boolean {
  return migrationName(path) === `remove_${part.replaceAll('-', '_')}`;
}

function isOf(part: string, path: string): boolean {
  return migrationName(path)?.startsWith(`${part}-`) === true;
}

/** The name of a migration without its time and ending. */
function migrationName(path: string): string | undefined {
  return path.startsWith(migrations) ? /^\d+_(.+)\.sql$/.exec(path.slice(migrations.length))?.[1] : undefined;
}
