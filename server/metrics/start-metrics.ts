import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { DatabaseLoad } from '../database/observe-queries.ts';
import { countEvents } from './count-events.ts';
import { countRequests } from './count-requests.ts';
import { describeBuild } from './describe-build.ts';
import { serveMetrics } from './serve-metrics.ts';
import { watchDatabase } from './watch-database.ts';
import { watchMailQueue } from './watch-mail-queue.ts';

export interface Metrics {
  /** Counts requests; before everything else. */
  count: RequestHandler;
  /** Answers GET /metrics. */
  serve: RequestHandler;
  stop(): void;
}

interface MetricsOptions {
  /** METRICS_TOKEN. */
  token: string;
  database: Pick<Database, 'sql'>;
  load: DatabaseLoad;
}

/** Measures the server for Prometheus, from now on. */
export function startMetrics({ token, database, load }: MetricsOptions): Metrics {
  const registry = new Registry();
  // Event loop lag, heap, garbage collection, file descriptors, CPU.
  collectDefaultMetrics({ register: registry });
  describeBuild(registry);
  watchDatabase(registry, load);
  watchMailQueue(registry, database);
  const stopCounting = countEvents(registry);
  return {
    count: countRequests(registry),
    serve: serveMetrics(registry, token),
    stop: () => {
      stopCounting();
      registry.clear();
    },
  };
}
