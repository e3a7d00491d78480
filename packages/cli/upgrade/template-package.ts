import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartupError } from '../../../server/config/startup-error.ts';
import { gitIn, listGit } from './git-in.ts';
import { origin } from './origin.ts';
import { npmFailure, runNpm } from './run-npm.ts';

/** A version of the template, unpacked. */
export interface TemplatePackage {
  version: string;
  /** The program that writes the template. */
  program: string;
  changelog: string;
  remove(): void;
}

/**
 * Gets the package with the template, from the registry or a file.
 * @param source a version, a tag, or the path of a packed package
 * @throws {StartupError} where it cannot be had, or is another package
 */
export function getPackage(source: { version: string } | { file: string }): TemplatePackage {
  const isFile = 'file' in source;
  const wanted = isFile ? resolve(source.file) : `${origin.package}@${source.version}`;
  if (isFile && !existsSync(wanted)) throw new StartupError(`There is no file ${source.file}.`);
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-package-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    // With the registry that the app says.
    if (existsSync('.npmrc')) cpSync('.npmrc', join(folder, '.npmrc'));
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    // A version can be newer than what npm remembers of the registry.
    flags.push(isFile ? '--prefer-offline' : '--prefer-online');
    const installed = runNpm(['install', '--prefix', folder, ...flags, wanted], {
      cwd: folder,
      isQuiet: true,
    });
    if (!installed.isOk)
      throw new StartupError(
        npmFailure(
          isFile ? `${source.file} is not a package that npm can install` : `npm cannot get ${wanted}`,
          installed,
        ),
      );
    return { ...readPackage(join(folder, 'node_modules', origin.package), wanted), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function readPackage(folder: string, wanted: string): Omit<TemplatePackage, 'remove'> {
  if (!existsSync(folder)) throw new StartupError(`${wanted} is not the package ${origin.package}.`);
  const { version, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const program = typeof bin === 'string' ? bin : bin?.[origin.package];
  if (!program) throw new StartupError(`${wanted} has no program ${origin.package}.`);
  const changelog = join(folder, 'CHANGELOG.md');
  return {
    version,
    program: join(folder, program),
    changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
  };
}

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
