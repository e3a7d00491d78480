import { constants } from 'node:fs';
import { access, readFile, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';

/** Linux's file system in memory. */
const folder = '/dev/shm';

/** A run holds some hundred megabytes at once; the programs that it starts need as much memory beside it. */
const roomNeeded = 2 * 2 ** 30;

/**
 * A folder in memory, where the hundreds of databases of a test run are copied and removed ten times as fast as on a
 * disk; undefined where the system has none, no room for it, or starts no programs from there.
 */
export async function findMemoryFolder(): Promise<string | undefined> {
  if (process.platform !== 'linux' || freemem() < 2 * roomNeeded) return undefined;
  try {
    const mounts = (await readFile('/proc/mounts', 'utf8')).split('\n').map((line) => line.split(' '));
    const [, , type, options = ''] = mounts.findLast(([, place]) => place === folder) ?? [];
    if (type !== 'tmpfs' || options.split(',').includes('noexec')) return undefined;
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= roomNeeded ? folder : undefined;
  } catch {
    return undefined;
  }
}
