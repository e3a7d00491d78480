import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface SecondInstance {
  argv: string[];
  workingDirectory: string;
  additionalData: unknown;
}

/**
 * Electron's lock is synchronous, which no socket of Node is: the first process owns a file, and later ones write their
 * arguments to a folder that the first one watches.
 */
export function requestLock(
  userData: string,
  additionalData: unknown,
  onSecond: (second: SecondInstance) => void,
): boolean {
  const folder = join(userData, 'second-instances');
  const lock = join(userData, 'double.lock');
  mkdirSync(folder, { recursive: true });
  if (isHeld(lock)) {
    const second: SecondInstance = { argv: process.argv, workingDirectory: process.cwd(), additionalData };
    const file = join(folder, `${process.pid}-${Date.now()}`);
    writeFileSync(`${file}.new`, JSON.stringify(second));
    renameSync(`${file}.new`, `${file}.json`);
    return false;
  }
  writeFileSync(lock, String(process.pid));
  const collect = () => {
    for (const name of readdirSync(folder)) {
      if (!name.endsWith('.json')) continue;
      const file = join(folder, name);
      const second = JSON.parse(readFileSync(file, 'utf8')) as SecondInstance;
      rmSync(file);
      onSecond(second);
    }
  };
  watch(folder, collect).unref();
  return true;
}

export function releaseLock(userData: string): void {
  rmSync(join(userData, 'double.lock'), { force: true });
}

function isHeld(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}
