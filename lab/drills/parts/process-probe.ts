import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ProcessStats {
  heapBytes: number;
  /** The heap, and the buffers beside it. */
  heldBytes: number;
  residentBytes: number;
  timers: number;
  /** TCP, to clients and to the database. */
  connections: number;
  handles: number;
}

export interface ProcessProbe {
  /** For the environment of the server that is to be looked into. */
  env: NodeJS.ProcessEnv;
  /** What the process holds, after its garbage has been collected. */
  readStats(): Promise<ProcessStats>;
  /** Moves the clock of the process by so many milliseconds from the right time. Timers go on as they were. */
  shiftClock(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Prepares a server that can be looked into; see process-probe-preload.ts. */
export async function createProcessProbe(): Promise<ProcessProbe> {
  const folder = await mkdtemp(join(tmpdir(), 'test-drill-inside-'));
  const file = join(folder, 'port');
  const module = pathToFileURL(join(import.meta.dirname, 'process-probe-preload.ts')).href;
  const ask = async (query: string) => {
    const answer = await fetch(`http://127.0.0.1:${await readFile(file, 'utf8')}/?${query}`);
    return (await answer.json()) as ProcessStats;
  };
  return {
    env: { DRILL_INSIDE: file, NODE_OPTIONS: `--import ${module}` },
    readStats: async () => {
      await ask('collect');
      return await ask('collect');
    },
    shiftClock: async (milliseconds) => {
      await ask(`shift=${milliseconds}`);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
