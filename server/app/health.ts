import { type RequestHandler, Router } from 'express';
import type { Database } from '#server/database/database.ts';

/** State of the process, as startServer keeps it. */
export interface Lifecycle {
  migrated: boolean;
  stopping: boolean;
}

export interface HealthOptions {
  database: Pick<Database, 'sql'>;
  /** Undefined where there is none. */
  replica?: Pick<Database, 'sql'> | undefined;
  lifecycle: Lifecycle;
  /** Milliseconds that the database may take. */
  probeTimeout?: number;
}

/**
 * `GET /healthz`: 200 while the process is alive. `GET /readyz`: 200 when it should get requests, else 503 with the
 * reason. Both before the host check, since probes come by address, and neither tells more than that.
 */
export function health({ database, replica, lifecycle, probeTimeout = 2000 }: HealthOptions): RequestHandler {
  const isAnswering = sharedProbe(database, probeTimeout);
  const isReplicaAnswering = replica ? sharedProbe(replica, probeTimeout) : undefined;
  // A wrong address is found before a server gets requests. Later outages leave it ready: most requests don't need the replica.
  let replicaHasAnswered = isReplicaAnswering === undefined;
  async function findObstacle(): Promise<string | undefined> {
    if (lifecycle.stopping) return 'stopping';
    if (!lifecycle.migrated) return 'migrating';
    if (!(await isAnswering())) return 'database';
    replicaHasAnswered ||= (await isReplicaAnswering?.()) ?? true;
    return replicaHasAnswered ? undefined : 'replica';
  }
  const router = Router();
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const obstacle = await findObstacle();
    res
      .status(obstacle === undefined ? 200 : 503)
      .json(obstacle === undefined ? { status: 'ok' } : { status: 'unavailable', reason: obstacle });
  });
  return router;
}

/** Probes are open to all and stand before the rate limit: however many ask, the database is asked once a second. */
function sharedProbe(database: Pick<Database, 'sql'>, timeout: number): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= answers(database, timeout).finally(() => {
      setTimeout(() => {
        asked = undefined;
      }, 1000).unref();
    });
    return asked;
  };
}

async function answers({ sql }: Pick<Database, 'sql'>, timeout: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const query = sql`select 1`;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeout, false);
  });
  const result = await Promise.race([query.then(() => true).catch(() => false), late]);
  clearTimeout(timer);
  return result;
}
