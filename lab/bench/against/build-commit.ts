import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../../scripts/run-command.ts';
import { StartupError } from '../../../server/config/startup-error.ts';

export interface Build {
  /** The root of a project that is installed and built. */
  folder: string;
  remove(): Promise<void>;
}

/**
 * A clone of this project at a commit, installed and built, in a temporary folder.
 * @throws {StartupError} if there is no such commit, or its packages or its build fail
 */
export async function buildCommit(commit: string): Promise<Build> {
  const root = join(import.meta.dirname, '../../..');
  const id = idOf(commit, root);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // Standard output is for figures alone.
    const run = async (command: string, ...args: string[]) => {
      const code = await runCommand(command, args, { cwd: folder, stdio: ['ignore', 2, 2] });
      if (code !== 0) throw new StartupError(`'${command} ${args.join(' ')}' failed at ${commit}`);
    };
    await run('git', 'clone', '--quiet', '--shared', '--no-checkout', root, '.');
    await run('git', 'checkout', '--quiet', '--detach', id);
    await run('npm', 'ci', '--no-audit', '--no-fund');
    await run('npm', 'run', 'build');
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}

function idOf(commit: string, root: string): string {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    throw new StartupError(`There is no commit '${commit}' here`);
  }
}
