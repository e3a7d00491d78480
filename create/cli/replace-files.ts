import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { origin } from '#scripts/upgrade/origin.ts';
import type { AppRecord } from '../template/choices.ts';
import type { Template } from '../template/read-template.ts';
import { Refusal } from './refusal.ts';
import { replacement } from './replacement.ts';
import { outputOf } from './run-program.ts';
import { type Progress, writeApp } from './write-app.ts';

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
