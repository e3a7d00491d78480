import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../../server/config/startup-error.ts';
import { program } from '../package-folder.ts';
import { gitIn, gitPath, listGit, quoteForDriver, tryGit } from './git-in.ts';
import { origin } from './origin.ts';

export interface FileConflict {
  file: string;
  what: string;
  /** Of a JSON file: the keys. */
  keys?: string[];
}

export interface MergeResult {
  /** Files that are now neither as the app had them nor as the template has them. */
  merged: string[];
  /** How many files are now as the template has them. */
  taken: number;
  /** Files that the app had, and that are gone since the template no longer has them. */
  deleted: string[];
  /** Tests that the app had deleted and the template has changed: they stay deleted. */
  deletedTests: string[];
  conflicts: FileConflict[];
  /** Parts of the schema that migrations of both sides change. */
  schema: string[];
}

/** Files that are not merged line by line; `generated` ones stay as the app has them until they are generated anew. */
const attributes = `
/package.json merge=upgrade-json
/${origin.file} merge=upgrade-json
/locales/**/*.json merge=upgrade-json
/package-lock.json merge=upgrade-lock
/server/database/migrations/snapshot.json merge=upgrade-snapshot
/locales/resources.d.ts merge=upgrade-generated
`;

/** Written by tools: nobody reads what was merged in them. */
const generated = /^(?:package-lock\.json|locales\/resources\.d\.ts|server\/database\/migrations\/.*\.json)$/;

/** What git says of a file that it could not merge, by the two letters of its status. */
const kinds: Record<string, string> = {
  UU: 'changed on both sides',
  AA: 'added on both sides',
  DU: 'deleted by you, changed by the template',
  UD: 'changed by you, deleted by the template',
  AU: 'renamed or moved by you, and otherwise by the template',
  UA: 'renamed or moved by the template, and otherwise by you',
  DD: 'renamed differently on both sides',
};

/**
 * Merges a commit into what a working tree has checked out, without committing it.
 * @throws {StartupError} where git does not begin, for example over a file that it does not know
 */
export function merge(folder: string, commit: string, message: string): MergeResult {
  const own = mkdtempSync(join(tmpdir(), 'upgrade-merge-'));
  try {
    const notes = join(own, 'notes');
    const { status, stdout, stderr } = tryGit(
      folder,
      [...settings(own), 'merge', '--no-ff', '--no-commit', '-m', message, commit],
      { UPGRADE_NOTES: notes },
    );
    if (status !== 0 && !existsSync(gitPath(folder, 'MERGE_HEAD')))
      throw new StartupError(`git could not merge; nothing was changed:\n${(stderr || stdout).trim()}`);
    return readResult(folder, commit, existsSync(notes) ? readFileSync(notes, 'utf8') : '');
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** For this one call: nothing is left in the configuration of the repository. */
function settings(folder: string): string[] {
  const file = join(folder, 'attributes');
  // Given before ours, the user's own attributes hold still.
  writeFileSync(file, globalAttributes() + attributes);
  const driver = [process.execPath, program, 'merge-driver'].map(quoteForDriver).join(' ');
  return [
    `core.attributesFile=${file}`,
    ...['json', 'lock', 'snapshot'].map(
      (kind) => `merge.upgrade-${kind}.driver=${driver} ${kind} %O %A %B %P`,
    ),
    'merge.upgrade-generated.driver=true',
  ].flatMap((setting) => ['-c', setting]);
}

function globalAttributes(): string {
  const { stdout } = tryGit('.', ['config', '--type=path', 'core.attributesFile']);
  const usual = join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'git/attributes');
  const file = stdout.trim() || usual;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readResult(folder: string, commit: string, text: string): MergeResult {
  const notes: { kind: string; path: string; key: string }[] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const deletedTests = keepTestsDeleted(folder);
  const conflicts = findConflicts(folder).map(({ file, what }) => {
    const keys = notes.filter(({ path, kind }) => path === file && kind === 'json').map(({ key }) => key);
    return keys.length > 0 ? { file, what, keys } : { file, what };
  });
  const unmerged = new Set(conflicts.map(({ file }) => file));
  const differing = (from: string) =>
    listGit(folder, 'diff', '-z', '--cached', '--name-only', '--no-renames', from).filter(
      (file) => !unmerged.has(file),
    );
  const others = new Set(differing(commit));
  const changed = differing('HEAD');
  const merged = changed.filter((file) => others.has(file));
  return {
    merged: merged.filter((file) => !generated.test(file)),
    taken: changed.length - merged.length,
    deleted: listGit(
      folder,
      'diff',
      '-z',
      '--cached',
      '--name-only',
      '--no-renames',
      '--diff-filter=D',
      'HEAD',
    ),
    deletedTests,
    conflicts,
    schema: notes.filter(({ kind }) => kind === 'snapshot').map(({ key }) => key),
  };
}

/** Settles the conflicts over tests that the app has deleted; returns their files. */
function keepTestsDeleted(folder: string): string[] {
  const files = findConflicts(folder)
    .filter(({ file, what }) => what === kinds.DU && /\.(?:test|spec)\.tsx?$/.test(file))
    .map(({ file }) => file);
  if (files.length > 0) gitIn(folder, 'rm', '-q', '--', ...files);
  return files;
}

/** The files that are not merged yet. */
export function findConflicts(folder: string): FileConflict[] {
  return listGit(folder, 'status', '-z', '--porcelain=v1', '--no-renames', '--untracked-files=no')
    .filter((line) => line.slice(0, 2) in kinds)
    .map((line) => ({ file: line.slice(3), what: kinds[line.slice(0, 2)] ?? '' }));
}
