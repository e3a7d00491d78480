import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { product } from '../../../contract/product.ts';
import { chooseAccount } from '../../../packages/local-postgres/account.ts';
import { usableBinaries } from '../../../packages/local-postgres/binaries.ts';
import { findCluster, placeCluster, readPassword } from '../../../packages/local-postgres/cluster.ts';
import { createCluster } from '../../../packages/local-postgres/create-cluster.ts';
import { ensurePostgresRunning } from '../../../packages/local-postgres/ensure-postgres-running.ts';
import { findFreePort } from '../../../packages/local-postgres/find-free-port.ts';
import { databaseUrl, isAlive, readPidFile } from '../../../packages/local-postgres/postgres-process.ts';
import { stopPostgres } from '../../../packages/local-postgres/stop-postgres.ts';

const folderPrefix = 'test-drill-postgres-';

/** A PostgreSQL that nobody looks after: it stays down when it is stopped, as one on another machine would. */
export interface OwnPostgres {
  url: string;
  /** Starts it on its port, and waits until it takes connections. */
  start(): Promise<void>;
  /** Disconnects everybody, writes everything out and stops. */
  stop(): Promise<void>;
  /** A signal to its main process, such as SIGKILL. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Its processes, the main one first. */
  processes(): Promise<number[]>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/** @param settings of PostgreSQL; what is written is safe on the disk, as in production */
export async function startOwnPostgres(settings: Record<string, string> = {}): Promise<OwnPostgres> {
  await removeAbandoned();
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  // PostgreSQL's own user must be able to pass when root runs the drill.
  await chmod(folder, 0o711);
  const account = await chooseAccount();
  const binaries = await usableBinaries(account, product.slug);
  const cluster = await placeCluster(folder, account, product.slug);
  await createCluster(cluster, binaries, account);
  const [port, password] = await Promise.all([findFreePort(), readPassword(cluster)]);
  const logFile = join(folder, 'postgres.log');
  const start = async () => {
    await ensurePostgresRunning({ cluster, binaries, account, password, logFile, settings, port });
  };
  const stop = () => stopPostgres(cluster.data, binaries);
  const remove = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  await start();
  const mainProcess = async () => (await readPidFile(cluster.data))?.pid;
  return {
    url: databaseUrl(cluster, port, password, 'postgres'),
    start,
    stop,
    kill: async (signal) => {
      const pid = await mainProcess();
      if (pid) process.kill(pid, signal);
    },
    processes: async () => {
      const pid = await mainProcess();
      return pid ? [pid, ...childrenOf(pid)] : [];
    },
    remove,
  };
}

/** A drill that was interrupted leaves its PostgreSQL running; the number in the folder's name tells whose it was. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    if (await isAlive(Number.parseInt(name.slice(folderPrefix.length), 10))) continue;
    const folder = join(tmpdir(), name);
    const cluster = await findCluster(folder, product.slug);
    if (cluster) await stopPostgres(cluster.data, await usableBinaries(await chooseAccount(), product.slug));
    await rm(folder, { recursive: true, force: true });
  }
}

function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
}
