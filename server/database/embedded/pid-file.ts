import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Content of postmaster.pid, which PostgreSQL writes step by step. */
export interface PidFile {
  /** Undefined if the file is empty or truncated. */
  pid?: number;
  port?: number;
  /** 'starting', 'stopping', 'ready' or 'standby'. */
  state?: string;
}

/** Reads postmaster.pid of a data folder; undefined if there is none. */
export async function readPidFile(data: string): Promise<PidFile | undefined> {
  try {
    const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    return {
      pid: positive(lines[0]),
      port: positive(lines[3]),
      state: lines[7]?.trim() || undefined,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function removePidFile(data: string): Promise<void> {
  await rm(join(data, 'postmaster.pid'), { force: true });
}

function positive(line: string | undefined): number | undefined {
  const value = Number.parseInt(line ?? '', 10);
  return value > 0 ? value : undefined;
}
