import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StartupError } from '../../../server/config/startup-error.ts';

interface GitResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs git in a folder, whatever comes of it. */
export function tryGit(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): GitResult {
  return spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
}

/**
 * Runs git in a folder; returns what it prints, without the end of the last line.
 * @throws {StartupError} with what git says
 */
export function gitIn(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = tryGit(folder, args);
  if (status !== 0) throw new StartupError(`git ${args.join(' ')} failed:\n${stderr || stdout}`.trim());
  return stdout.replace(/\r?\n$/, '');
}

/** The same for output that is a list with NUL between the entries. */
export function listGit(folder: string, ...args: string[]): string[] {
  return gitIn(folder, ...args)
    .split('\0')
    .filter(Boolean);
}

/** True where git says yes by its exit code. */
export function askGit(folder: string, ...args: string[]): boolean {
  return tryGit(folder, args).status === 0;
}

/** What the app has begun and not finished, in words; undefined where it is nothing. */
export function unfinishedWork(folder: string): string | undefined {
  const begun = {
    MERGE_HEAD: 'merge',
    CHERRY_PICK_HEAD: 'cherry-pick',
    REVERT_HEAD: 'revert',
    'rebase-merge': 'rebase',
    'rebase-apply': 'rebase',
  };
  const found = Object.entries(begun).find(([file]) => existsSync(gitPath(folder, file)));
  return found?.[1];
}

/** Path of a file that git keeps for this working tree. */
export function gitPath(folder: string, file: string): string {
  return gitIn(folder, 'rev-parse', '--path-format=absolute', '--git-path', file);
}

/** A path as git takes it in the command of a merge driver: for its shell, and without the placeholders of git. */
export function quoteForDriver(path: string): string {
  return `'${path.replaceAll('\\', '/').replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
}
