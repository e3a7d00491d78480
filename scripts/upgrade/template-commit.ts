import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartupError } from '#server/config/startup-error.ts';
import { gitIn, listGit } from './git-in.ts';
import { origin } from './origin.ts';
import type { TemplatePackage } from './template-package.ts';

/** Runs something in a working tree of its own that has a commit checked out; the app's own is left alone. */
export function withWorktree<T>(commit: string, run: (folder: string) => T): T {
  const parent = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const folder = join(parent, 'template');
  gitIn('.', 'worktree', 'prune');
  gitIn('.', 'worktree', 'add', '-q', '--detach', folder, commit);
  try {
    return run(folder);
  } finally {
    rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
    gitIn('.', 'worktree', 'prune');
  }
}

/**
 * Writes a version of the template, with the names and choices of the app, as the commit after `tip`.
 * @param folder a working tree that has `tip` checked out
 * @returns the commit, on no branch yet; `tip` where it is this version already
 */
export function commitTemplate(
  folder: string,
  tip: string,
  { version, program }: Pick<TemplatePackage, 'version' | 'program'>,
): string {
  keepDropMigrations(folder);
  const { status } = spawnSync(
    process.execPath,
    [program, '--choices', resolve(origin.file), '--into', folder],
    { cwd: folder, stdio: ['ignore', 2, 2] },
  );
  const written = join(folder, origin.file);
  if (status !== 0 || !existsSync(written) || JSON.parse(readFileSync(written, 'utf8')).version !== version)
    throw new StartupError(
      `${origin.package} ${version} could not write the template; nothing was changed. What it said stands above.`,
    );
  // What a user ignores everywhere can be a file of the template.
  gitIn(folder, '-c', `core.excludesFile=${devNull}`, 'add', '-A');
  const tree = gitIn(folder, 'write-tree');
  if (tree === gitIn(folder, 'rev-parse', `${tip}^{tree}`)) return tip;
  return gitIn(folder, 'commit-tree', tree, '-p', tip, '-m', `${origin.name} ${version}`);
}

/**
 * A part that the app removed itself has its migration there only. Given it, the package leaves it as it is, and writes
 * no other one that would drop the same tables.
 */
function keepDropMigrations(folder: string): void {
  const pattern = 'server/database/migrations/*_remove_*.sql';
  for (const file of listGit('.', 'ls-files', '-z', '--', pattern)) cpSync(file, join(folder, file));
}
