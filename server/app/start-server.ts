import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAuth } from '../auth/auth.ts';
import { originAt } from '../config/loopback.ts';
import type { Environment } from '../config/settings.ts';
import { checkReplica } from '../database/check-replica.ts';
import { connectDatabase, type Database, defaultConnections } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import * as tables from '../database/schema/index.ts';
import { fillDemo } from '../demo/fill-demo.ts';
import type { MailTemplates } from '../email/mail-templates.ts';
import { createMailer } from '../email/mailer.ts';
import { isFromTrustedProxy } from '../http/client-address.ts';
import type { Logger } from '../http/logger.ts';
import { setServerTimeouts } from '../http/timeouts.ts';
import { loadTexts } from '../http/translate.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import { ipRules } from '../limits/limits.ts';
import type { Redis } from '../limits/open-redis.ts';
import { createRateLimiter, rateLimit } from '../limits/rate-limiter.ts';
import { type DatabaseLoad, idleLoad } from '../observability/observe-queries.ts';
import type { Renderer } from '../pages/renderer.ts';
import { openGeoip } from '../sessions/geoip.ts';
import { createApp } from './app.ts';
import { demoRecords, jobKinds, nameFinders, sessionStarts } from './features.ts';
import { closeServer, listen } from './listen.ts';
import { mailDeliveries } from './mail-job.ts';
import type { PreparedStart } from './prepare-start.ts';
import { providerOrigins } from './provider-origins.ts';
import { createPictureStores } from './serve-pictures.ts';

export interface ServerParts {
  logger: Logger;
  templates: MailTemplates;
  /** Makes the pages; without it the server has its API alone. */
  createRenderer?(): Promise<Renderer>;
}

export interface RunningServer {
  /** The configuration as it came to be: with the port and the secret that were chosen. */
  environment: Environment;
  /** Address at which it listens, without a trailing slash. */
  url: string;
  database: Database;
  /** Lets balancers notice (SHUTDOWN_DELAY), takes no more requests, finishes those under way, stops the mail queue and the databases. */
  stop(): Promise<void>;
}

/**
 * Starts everything, in an order in which each part finds what it needs, and undoes it when a later part fails, also
 * what was prepared. The port is open before the database is migrated: /healthz answers, the rest comes with a 503
 * until then.
 * @throws {StartupError} with the reason in one sentence
 */
export async function startServer(
  { environment, ...prepared }: PreparedStart,
  parts: ServerParts,
): Promise<RunningServer> {
  const { logger } = parts;
  const undo: (() => Promise<void> | void)[] = [prepared.stop];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    // While the database starts.
    loadTexts();
    const databaseUrl = await prepared.databaseUrl;
    // Beside what follows, most of which waits for nothing.
    const migrating = migrateDatabase(databaseUrl);
    const settled = migrating.catch(() => {});
    undo.push(() => settled);
    const secret = environment.authSecret ?? '';
    const geoip = await openGeoip(environment.geoipDatabase);
    const isWatched = environment.metricsToken !== undefined || environment.tracing !== undefined;
    const load = isWatched ? idleLoad(defaultConnections) : undefined;
    const database = connectDatabase(databaseUrl, { tables, load });
    undo.push(() => database.close());
    const metrics = load && (await measure(environment, database, load));
    if (metrics) undo.push(() => metrics.stop());
    const tracing = load && (await trace(environment, load));
    if (tracing) undo.push(() => tracing.stop());
    const replicaUrl = environment.databaseReplicaUrl;
    const replica = replicaUrl === undefined ? database : connectDatabase(replicaUrl, { tables });
    if (replica !== database) undo.push(() => replica.close());
    const replicaChecked = replica === database ? undefined : checkReplica(replica);
    // Until it is awaited below.
    replicaChecked?.catch(() => {});
    const { ignoredDatabaseParameters: parameters } = environment;
    if (parameters.length > 0) logger.warn({ parameters }, 'parameters of database URLs that are ignored');

    const redis = environment.redisUrl ? await connectRedis(environment.redisUrl) : undefined;
    const limiter = createRateLimiter({ database, redis, secret });
    const runsJobs = environment.processType !== 'web';
    const queue = createJobQueue({ database, logger, jobs: jobKinds, runsJobs });
    const { templates } = parts;
    const mailer = createMailer({
      ...{ database, environment, templates, logger },
      deliveries: mailDeliveries(queue),
    });
    const pictures = createPictureStores({ database, environment });
    const origins = providerOrigins(environment, logger);
    undo.push(() => origins.stop());
    const renderer = environment.processType === 'worker' ? undefined : await parts.createRenderer?.();
    if (renderer) undo.push(() => renderer.close());

    const lifecycle = { migrated: false, stopping: false };
    const app = await createApp({
      environment,
      database,
      replica,
      logger,
      lifecycle,
      auth: createAuth({
        ...{ database, environment, mailer, jobs: queue, logger, limiter, geoip, sessionStarts, nameFinders },
      }),
      mailer,
      jobs: queue,
      limiter,
      templates: parts.templates,
      limitRequests: rateLimit({ rule: ipRules(environment.mode).api, limiter, logger }),
      providerOrigins: origins.list,
      geoip,
      metrics,
      tracing,
      renderer,
    });
    const server = createServer(app);
    setServerTimeouts(server);
    undo.push(() => mailer.stop());
    undo.push(() => queue.stop());
    undo.push(() => closeServer(server));
    undo.push(async () => {
      lifecycle.stopping = true;
      await sleep(environment.shutdownDelay * 1000);
    });
    await listen(server, environment.port, environment.host);
    await migrating;
    await replicaChecked;
    if (environment.demo) await fillDemo(database, demoRecords);
    await queue.prepare();
    lifecycle.migrated = true;
    // Jobs can be added before any runs: requests need not wait for what runs them.
    await queue.start({ database, environment, logger, mailer, pictures });
    return { environment, url: originAt(environment.host, environment.port), database, stop };

    async function connectRedis(url: string): Promise<Redis> {
      // Who has no Redis does not wait for its client to load.
      const { openRedis } = await import('../limits/open-redis.ts');
      const opened = await openRedis(url, logger);
      undo.push(() => opened.destroy());
      return opened;
    }
  } catch (error) {
    await stop().catch((failure) => logger.error({ err: failure }, 'stopping after a failed start'));
    throw error;
  }
}

/** Loaded only where metrics are read: they take time at the start, and memory. */
async function measure({ metricsToken: token }: Environment, database: Database, load: DatabaseLoad) {
  if (token === undefined) return undefined;
  const { startMetrics } = await import('../observability/start-metrics.ts');
  return startMetrics({ token, sql: database.sql, load });
}

/** Loaded only where traces are wanted, for the same reason. */
async function trace({ tracing: settings }: Environment, load: DatabaseLoad) {
  if (settings === undefined) return undefined;
  const { startTracing } = await import('../observability/start-tracing.ts');
  return startTracing({ settings, load, isFromTrustedProxy });
}
