import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './find-free-port.ts';
import { LocalPostgresError } from './local-postgres-error.ts';
import { isInUse, kindOfProcess, probePort, readPidFile, removePidFile } from './postgres-process.ts';
import { type SpawnPostgresOptions, spawnPostgres } from './spawn-postgres.ts';

export interface EnsureOptions extends SpawnPostgresOptions {
  password: string;
  /** Port to start on; by default a free port. A running instance keeps its own. */
  port?: number;
}

/** How long leftovers of a killed server may block a start. */
const leftoverMs = 5_000;
/**
 * How long a postmaster that has exited may keep its pid file, until its process id is free: up to two seconds were
 * seen. It can do nothing more, and if the system reports no process in the folder, there is nothing to wait for.
 */
const zombieMs = process.platform === 'linux' ? 0 : leftoverMs;
/** How long a running instance may take to respond: it may be recovering or shutting down. */
const answerMs = 60_000;

/**
 * Ensures that PostgreSQL runs on the cluster: takes over one that a killed server left behind, waits for one that is
 * starting or stopping, removes a stale pid file, else starts it.
 * @returns its port
 * @throws {LocalPostgresError} if it cannot be started
 */
export async function ensurePostgresRunning(options: EnsureOptions): Promise<number> {
  const { data } = options.cluster;
  const begun = Date.now();
  for (;;) {
    const file = await readPidFile(data);
    const waited = Date.now() - begun;
    if (!file) {
      const port = await tryToStart(options, waited);
      if (port) return port;
    } else {
      const answer = file.port ? await probePort(options.cluster, file.port, options.password) : 'silent';
      if (file.port && answer === 'ours') return file.port;
      const kind = file.pid ? await kindOfProcess(file.pid, data) : 'other';
      if (kind === 'none') {
        // PostgreSQL itself detects that the file is stale and that no old process is alive.
        const port = await tryToStart(options, waited);
        if (port) return port;
      } else if (kind === 'postmaster' || answer === 'busy') {
        if (waited > answerMs) throw unanswering(file.pid, data);
      } else {
        await removeStale(data, file.pid, kind === 'zombie' ? zombieMs : 1_000, waited);
      }
    }
    await sleep(50);
  }
}

async function tryToStart(options: EnsureOptions, waited: number): Promise<number | undefined> {
  const port = options.port ?? (await findFreePort());
  const result = await spawnPostgres(options, port);
  if (result.ready) return port;
  const leftover = /lock file|pre-existing shared memory|could not create any TCP\/IP sockets/.test(
    result.reason,
  );
  if (leftover && waited < leftoverMs) return undefined;
  throw new LocalPostgresError(
    `PostgreSQL does not start on ${options.cluster.data}: ${result.reason} (more in ${options.logFile}).`,
  );
}

/** Removes a pid file without a PostgreSQL process, after a moment, as it may just be being written. */
async function removeStale(
  data: string,
  pid: number | undefined,
  startTimeout: number,
  waited: number,
): Promise<void> {
  if (waited < startTimeout) return;
  if (await isInUse(data)) {
    if (waited > answerMs) throw unanswering(pid, data);
    return;
  }
  // Another start may have written it since.
  if ((await readPidFile(data))?.pid === pid) await removePidFile(data);
}

function unanswering(pid: number | undefined, data: string): LocalPostgresError {
  return new LocalPostgresError(
    `The PostgreSQL on ${data}${pid ? ` (process ${pid})` : ''} does not answer; stop it and start again.`,
  );
}
