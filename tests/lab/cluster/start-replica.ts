import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { product } from '#contract/product.ts';
import { prepareDataDir } from '#server/config/data-dir.ts';
import { type Account, chooseAccount } from '#server/database/embedded/account.ts';
import type { Binaries } from '#server/database/embedded/binaries.ts';
import { type Cluster, findCluster, placeCluster, pointTo } from '#server/database/embedded/cluster.ts';
import { ensurePostgresRunning } from '#server/database/embedded/ensure-postgres-running.ts';
import { readPidFile } from '#server/database/embedded/pid-file.ts';
import { kindOfProcess } from '#server/database/embedded/postgres-process.ts';
import { embeddedUrl } from '#server/database/embedded/probe.ts';
import { stopPostgres } from '#server/database/embedded/stop-postgres.ts';
import { usableBinaries } from '#server/database/embedded/usable-binaries.ts';
import { copyCluster, writeOwned } from './copy-cluster.ts';

export interface Replica {
  /** Address of the product's database on the replica, with its password. */
  url: string;
  /** PostgreSQL's data folder, where its pid file is. */
  data: string;
  /** Starts it again on the same port after `stop`. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface ReplicaOptions {
  /** Address of the embedded primary, on this machine. */
  primaryUrl: string;
  /** Folder of the replica's own; what a former replica left there is removed. */
  dataDir: string;
  /** PostgreSQL settings beyond the usual ones. */
  settings?: Record<string, string>;
}

/** Name of the place that the primary keeps in its log for the replica. */
const slot = 'replica';

/** Makes a streaming replica of an embedded PostgreSQL and starts it. Its data is a copy of the primary's files. */
export async function startReplica({ primaryUrl, dataDir, settings = {} }: ReplicaOptions): Promise<Replica> {
  const primary = new URL(primaryUrl);
  const password = decodeURIComponent(primary.password);
  await prepareDataDir(dataDir);
  const sql = postgres(primaryUrl, { max: 1, max_lifetime: null, onnotice: () => {} });
  try {
    const [place] = await sql<{ data: string }[]>`select current_setting('data_directory') as data`;
    const account = await chooseAccount(place?.data);
    const binaries = await usableBinaries(account);
    const cluster = await emptyCluster(dataDir, account, binaries);
    await holdSlot(sql);
    await copyCluster(sql, cluster.data, account);
    await writeOwned(join(cluster.data, 'standby.signal'), '', account);
    // In a file and not on the command line, which shows in listings of processes.
    await writeOwned(
      join(cluster.data, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${product.slug} password=${password}'\n` +
        `primary_slot_name = '${slot}'\nhot_standby_feedback = on\n`,
      account,
    );
    const options = {
      cluster,
      binaries,
      account,
      password,
      settings,
      logFile: join(dataDir, 'postgres.log'),
    };
    const port = await ensurePostgresRunning(options);
    return {
      url: embeddedUrl(port, password, product.slug),
      data: cluster.data,
      start: async () => {
        await ensurePostgresRunning({ ...options, port });
      },
      stop: () => stopPostgres(cluster.data, binaries),
    };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** A folder for the replica, without what a former one left. */
async function emptyCluster(dataDir: string, account: Account, binaries: Binaries): Promise<Cluster> {
  const cluster = (await findCluster(dataDir)) ?? (await placeCluster(dataDir, account));
  const pid = (await readPidFile(cluster.data))?.pid;
  // One that a killed process left behind. The number may have come to mean something else since.
  if (pid && (await kindOfProcess(pid, cluster.data)) === 'postmaster') {
    await stopPostgres(cluster.data, binaries);
  }
  await rm(cluster.folder, { recursive: true, force: true });
  await mkdir(cluster.folder, { mode: account ? 0o711 : 0o700 });
  await pointTo(cluster, dataDir);
  return cluster;
}

/** From now on the primary keeps what the replica has not read yet. */
async function holdSlot(sql: postgres.Sql): Promise<void> {
  // A replica that has just ended still counts as connected for a moment.
  for (let attempt = 0; attempt < 50; attempt++) {
    const [held] = await sql<{ active: boolean }[]>`
      select active from pg_replication_slots where slot_name = ${slot}`;
    if (held?.active === false) await sql`select pg_drop_replication_slot(${slot})`;
    if (held?.active !== true) break;
    await sleep(100);
  }
  await sql`select pg_create_physical_replication_slot(${slot}, true)`;
}
