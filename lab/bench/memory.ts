import { readdir, readFile } from 'node:fs/promises';

/** A process and all that it started, and what they started. Linux alone tells; elsewhere the process itself. */
export async function family(pid: number): Promise<number[]> {
  if (process.platform !== 'linux') return [pid];
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
  }
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found;
}

/** Bytes of memory in proportion: what processes share counts once among them. Null where the system does not tell. */
export async function proportionalMemory(pids: readonly number[]): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  let bytes = 0;
  for (const pid of pids) {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    bytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
  }
  return bytes;
}
