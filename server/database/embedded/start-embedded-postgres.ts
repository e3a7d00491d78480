import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { product } from '#contract/product.ts';
import { prepareDataDir } from '../../config/data-dir.ts';
import { chooseAccount } from './account.ts';
import { checkCluster, findCluster, placeCluster, pointTo, readPassword } from './cluster.ts';
import { createCluster } from './create-cluster.ts';
import { type EnsureOptions, ensurePostgresRunning } from './ensure-postgres-running.ts';
import { type Ownership, takeOwnership } from './ownership.ts';
import { embeddedUrl } from './probe.ts';
import { stopPostgres } from './stop-postgres.ts';
import { usableBinaries } from './usable-binaries.ts';

export interface EmbeddedPostgres {
  /** Address of the product's database, with its password: never to be logged. */
  url: string;
  /** Stops PostgreSQL and waits until everything is written. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  logger: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** PostgreSQL settings beyond the usual ones, name to value; only tests need them. */
  settings?: Record<string, string>;
  /** Called when the process of PostgreSQL is there and gets ready by itself; not where it runs already. */
  onLaunch?: () => void;
}

/**
 * Runs the product's own PostgreSQL in DATA_DIR, on a free port of 127.0.0.1 behind a random password, and keeps
 * it running: when it goes (a full disk stops it), it is started again with growing pauses.
 * @throws {StartupError} when it cannot run here, or another process runs it already
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, logger } = options;
  await prepareDataDir(dataDir);
  const found = await findCluster(dataDir);
  const account = await chooseAccount(found && existsSync(found.data) ? found.data : undefined);
  const binaries = await usableBinaries(account);
  const cluster = found ?? (await placeCluster(dataDir, account));
  if (!found) {
    await createCluster(cluster, binaries, account);
    await pointTo(cluster, dataDir);
  }
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
  const own = async () => {
    ownership = await takeOwnership({ port, password, dataDir }, () => {
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
    url: embeddedUrl(port, password, product.slug),
    stop: async () => {
      stopping = true;
      await restarting;
      await ownership?.release();
      await stopPostgres(cluster.data, binaries);
    },
  };
}
