import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { type Binaries, childEnvironment, program } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { readPidFile } from './postgres-process.ts';

export interface SpawnPostgresOptions {
  cluster: Cluster;
  binaries: Binaries;
  account: Account;
  /** Log file for PostgreSQL's output. */
  logFile: string;
  /** Additional settings, name to value. */
  settings: Record<string, string>;
  /** Called when its process has been spawned. */
  onLaunch?: () => void;
}

/** Result of a start: ready on its port, or PostgreSQL's reason for the failure. */
type SpawnResult = { ready: true } | { ready: false; reason: string };

const maxLogBytes = 10_000_000;

const ownSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  // Processes that one program on one machine has no use for: they take memory, and time at each start.
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** As `max_logical_replication_workers`: PostgreSQL 18 has worker processes for reading, and older ones no such setting. */
const withoutWorkers = { io_method: 'sync' };

/**
 * Starts PostgreSQL on a port of 127.0.0.1 and waits until it accepts connections, which after a crash is after
 * recovery. It runs in its own session, so that Ctrl+C only reaches this process, which shuts it down cleanly.
 */
export async function spawnPostgres(options: SpawnPostgresOptions, port: number): Promise<SpawnResult> {
  const { cluster, binaries, account, logFile } = options;
  const log = openLog(logFile);
  const settings = Object.entries({
    ...ownSettings,
    ...(majorOf(binaries) >= 18 && withoutWorkers),
    ...options.settings,
  });
  const child = spawn(
    program(binaries, 'postgres'),
    [
      '-D',
      cluster.data,
      '-p',
      String(port),
      ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...account,
      cwd: '/',
      env: childEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
    },
  );
  closeSync(log.descriptor);
  child.unref();
  options.onLaunch?.();
  const failure = await untilReadyOrGone(child, cluster.data);
  if (failure === undefined) return { ready: true };
  return { ready: false, reason: failure || readReason(logFile, log.start) };
}

function majorOf({ version }: Binaries): number {
  return Number.parseInt(version, 10);
}

/** Undefined if ready; else the reason, empty if only the log has it. */
async function untilReadyOrGone(child: ChildProcess, data: string): Promise<string | undefined> {
  let gone: string | undefined;
  child.once('error', (error) => {
    gone = error.message;
  });
  child.once('exit', () => {
    gone ??= '';
  });
  while (gone === undefined) {
    const file = await readPidFile(data);
    if (file?.pid === child.pid && file?.state === 'ready') return undefined;
    await sleep(10);
  }
  return gone;
}

function openLog(file: string): { descriptor: number; start: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogBytes) truncateSync(file);
  return { descriptor: openSync(file, 'a', 0o600), start: size > maxLogBytes ? 0 : size };
}

function readReason(file: string, start: number): string {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(8192);
    const length = readSync(descriptor, buffer, 0, buffer.length, start);
    const lines = buffer.toString('utf8', 0, length).trim().split('\n');
    const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
    return fatal.replace(/^.*?(FATAL|PANIC):\s*/, '') || 'no reason given';
  } finally {
    closeSync(descriptor);
  }
}
