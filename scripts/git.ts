import { execFileSync } from 'node:child_process';
import { StartupError } from '#server/config/startup-error.ts';

/** Runs git in the project; returns what it prints. */
export function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Paths of all files that git tracks, from the root of the project. */
export function trackedFiles(): string[] {
  return git('ls-files', '-z').split('\0').filter(Boolean);
}

/**
 * For commands that write many files: `git checkout .` then undoes the command, and nothing else.
 * @throws {StartupError} where a tracked file has changes
 */
export function requireCommitted(): void {
  if (git('status', '--porcelain', '--untracked-files=no') === '') return;
  throw new StartupError(
    'There are changes that are not committed. Commit or stash them first: then git can undo this.',
  );
}
