import { keepSecret, prepareDataDir } from '../config/data-dir.ts';
import { originAt } from '../config/loopback.ts';
import type { Environment } from '../config/settings.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import type { Logger } from '../http/logger.ts';
import { reservePort } from './listen.ts';

/** Result of `prepareStart`, from which startServer goes on. */
export interface PreparedStart {
  /** The configuration with the port and the secret that were chosen. */
  environment: Environment;
  /** Address of the database, with its password. Rejects with a StartupError when the embedded one does not start. */
  databaseUrl: Promise<string>;
  /** Stops the embedded database, if there is one. */
  stop(): Promise<void>;
}

/**
 * Does what a start can do without the server itself, and resolves when the embedded PostgreSQL works on its own: it
 * takes as long to be ready as the server takes to load.
 * @throws {StartupError} with the reason in one sentence
 */
export async function prepareStart(given: Environment, logger: Logger): Promise<PreparedStart> {
  const environment = await settle(given);
  if (environment.databaseUrl) {
    return { environment, databaseUrl: Promise.resolve(environment.databaseUrl), stop: async () => {} };
  }
  const launched = Promise.withResolvers<void>();
  const starting = startEmbeddedPostgres({
    dataDir: environment.dataDir,
    logger,
    onLaunch: launched.resolve,
  });
  const databaseUrl = starting.then(({ url }) => url);
  // Whoever waits for it hears of a failure, also when that comes before anybody waits.
  databaseUrl.catch(() => {});
  await Promise.race([launched.promise, databaseUrl]);
  return {
    environment,
    databaseUrl,
    stop: async () => {
      const embedded = await starting.catch(() => undefined);
      await embedded?.stop();
    },
  };
}

/** Fills in what the environment leaves to the start: a free port for 0, and the secret of local mode. */
async function settle(given: Environment): Promise<Environment> {
  const environment = { ...given, port: await reservePort(given.port, given.host) };
  if (given.port === 0 && given.mode === 'local') {
    environment.appUrl = originAt(new URL(given.appUrl).hostname, environment.port);
  }
  if (!environment.authSecret) {
    await prepareDataDir(environment.dataDir);
    environment.authSecret = await keepSecret(environment.dataDir, 'auth-secret');
  }
  return environment;
}
