import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount } from './account.ts';
import { adoptCluster } from './adopt-cluster.ts';
import { usableBinaries } from './binaries.ts';
import { checkCluster, findCluster, placeCluster, pointTo, readPassword } from './cluster.ts';
import { createCluster } from './create-cluster.ts';
import { type EnsureOptions, ensurePostgresRunning } from './ensure-postgres-running.ts';
import { type Ownership, takeOwnership } from './ownership.ts';
import { databaseUrl } from './postgres-process.ts';
import { stopPostgres } from './stop-postgres.ts';

/** Such as pino's. */
interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(details: { reason: string }, message: string): void;
}

export interface EmbeddedPostgres {
  /** URL of the database, with its password: never log it. */
  url: string;
  /** Stops PostgreSQL and waits until all data is written. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder with the cluster and its log; it exists. */
  dataDir: string;
  /** Of the database, its role, and the folders that hold what cannot stand in the data folder: 'invoices'. */
  name: string;
  /** The program, as errors name it. */
  title: string;
  logger: Logger;
  /** Additional PostgreSQL settings, name to value; only for tests. */
  settings?: Record<string, string>;
  /** Called when PostgreSQL's process has been spawned; not if it was already running. */
  onLaunch?: () => void;
}

/**
 * Runs PostgreSQL in a data folder, on a free port of 127.0.0.1 with a random password, and keeps it
 * running: if it stops (for example on a full disk), it is restarted with exponential backoff.
 * @throws {LocalPostgresError} if it cannot run here, or another process already runs it
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, name, title, logger } = options;
  const found = await findCluster(dataDir, name);
  const account = await chooseAccount(found && existsSync(found.data) ? found.data : undefined);
  const binaries = await usableBinaries(account, name);
  const cluster = found ?? (await placeCluster(dataDir, account, name));
  if (!found) {
    await createCluster(cluster, binaries, account);
    await pointTo(cluster, dataDir);
  }
  if (found && existsSync(found.data)) await adoptCluster(found, account);
  await checkCluster(cluster, account, binaries);
  const password = await readPassword(cluster);
  const ensure: EnsureOptions = {
    cluster,
    binaries,
    account,
    password,
    logFile: join(dataDir, 'postgres.log'),
    settings: options.settings ?? {},
  };
  const port = await ensurePostgresRunning({ ...ensure, onLaunch: options.onLaunch });

  let stopping = false;
  let ownership: Ownership | undefined;
  let restarting: Promise<void> | undefined;
  const running = `${title} already runs on the data folder ${dataDir}`;
  const own = async () => {
    ownership = await takeOwnership({ cluster, port, password, running }, () => {
      restarting = restart();
    });
  };
  const restart = async () => {
    logger.warn('The embedded PostgreSQL has stopped; starting it again');
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 1_000)) {
      await sleep(pause);
      if (stopping) return;
      try {
        await ensurePostgresRunning({ ...ensure, port });
        await own();
        logger.info('The embedded PostgreSQL runs again');
        return;
      } catch (error) {
        logger.error(
          { reason: (error as Error).message },
          'The embedded PostgreSQL could not be started again',
        );
      }
    }
  };
  await own();

  return {
    url: databaseUrl(cluster, port, password),
    stop: async () => {
      stopping = true;
      await restarting;
      await ownership?.release();
      await stopPostgres(cluster.data, binaries);
    },
  };
}
