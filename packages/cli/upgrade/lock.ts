import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartupError } from '../../../server/config/startup-error.ts';
import { gitPath } from './git-in.ts';

/**
 * Runs something unless another process is doing the same in this working tree: two merges would mix.
 * @throws {StartupError} where one is
 */
export function withLock<T>(run: () => T): T {
  const path = gitPath('.', 'upgrade.lock');
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(path, 'utf8'));
    if (isRunning(holder)) throw new StartupError(`An upgrade is running here already, process ${holder}.`);
    // One that was killed left it.
    writeFileSync(path, String(process.pid));
  }
  try {
    return run();
  } finally {
    rmSync(path, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
