import { spawnSync } from 'node:child_process';
import { StartupError } from '../../server/config/startup-error.ts';

/**
 * Runs git in the project; returns what it prints.
 * @throws {StartupError} with what git says where it fails
 */
export function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new StartupError(`git cannot be run, and the command needs it: ${error.message}`);
  if (status !== 0) throw new StartupError(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout;
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

/**
 * Writes many files of a project where nothing was uncommitted. Where a step fails, all of it is taken back; files that
 * git did not know before stay as they are.
 * @throws {StartupError} with what failed
 */
export function writeOrUndo<Result>(write: () => Result): Result {
  const before = new Set(untrackedFiles());
  try {
    return write();
  } catch (error) {
    const made = untrackedFiles().filter((file) => !before.has(file));
    if (made.length > 0) git('add', '--', ...made);
    git('reset', '--quiet', '--hard');
    throw new StartupError(`A step failed, and all of it was taken back: ${(error as Error).message}`);
  }
}

function untrackedFiles(): string[] {
  return git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean);
}
