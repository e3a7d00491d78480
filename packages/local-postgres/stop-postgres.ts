import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, childEnvironment, program } from './binaries.ts';
import { readPidFile } from './postgres-process.ts';

const run = promisify(execFile);

/**
 * Stops the PostgreSQL of a data folder: first by a fast shutdown, which disconnects clients and writes all data, after
 * ten seconds immediately (the next start then recovers from the log). It removes its pid file last.
 */
export async function stopPostgres(data: string, binaries: Binaries): Promise<void> {
  for (const [signal, mode] of [
    ['SIGINT', 'fast'],
    ['SIGQUIT', 'immediate'],
  ] as const) {
    const pid = (await readPidFile(data))?.pid;
    if (!pid) return;
    await send(pid, signal, mode, data, binaries);
    const end = Date.now() + 10_000;
    while (Date.now() < end) {
      if (!(await readPidFile(data))) return;
      await sleep(20);
    }
  }
}

async function send(
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT',
  mode: string,
  data: string,
  binaries: Binaries,
): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl has its own mechanism.
    await run(program(binaries, 'pg_ctl'), ['stop', '-D', data, '-m', mode, '-W'], {
      env: childEnvironment(),
    });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
