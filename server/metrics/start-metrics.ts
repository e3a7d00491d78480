import { createHash, timingSafeEqual } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import packageJson from '../../package.json' with { type: 'json' };
import type { Database } from '../database/database.ts';
import type { DatabaseLoad } from '../database/observe-queries.ts';
import { routeOf } from '../http/route-of.ts';
import { countEvents } from './count-events.ts';
import { watchDatabase } from './watch-database.ts';
import { watchMailQueue } from './watch-mail-queue.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** From an answer out of memory to what a proxy gives up on; in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

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

/** Counts every answer by route, method and status, and how long each route takes. Stands first, to see all of them. */
function countRequests(registry: Registry): RequestHandler {
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer was out.',
    labelNames: ['route', 'method'],
    buckets,
    registers: [registry],
  });
  return (req, res, next) => {
    const startedAt = performance.now();
    res.once('close', () => {
      const route = routeOf(req);
      const method = methods.has(req.method) ? req.method : 'other';
      // 499 as proxies call it: the visitor left before the answer.
      total.inc({ route, method, status: res.writableFinished ? res.statusCode : 499 });
      seconds.observe({ route, method }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}

/** The version that runs, as a label of a figure that is always 1. */
function describeBuild(registry: Registry): void {
  new Gauge({
    name: 'build_info',
    help: 'Version of the product and of Node.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: packageJson.version, node: process.versions.node }, 1);
}

/**
 * `GET /metrics` for whoever sends METRICS_TOKEN as bearer. Everybody else gets what any unknown path gets, so that
 * nothing tells that it is there.
 */
function serveMetrics(registry: Registry, token: string): RequestHandler {
  const expected = digest(`Bearer ${token}`);
  // A proxy that keeps strangers away from /metrics may let /Metrics/ pass.
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/metrics', async (req, res, next) => {
    // Of digests, which have the same length whatever was sent.
    if (!timingSafeEqual(digest(req.get('authorization') ?? ''), expected)) return next();
    res.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
    res.send(await registry.metrics());
  });
  return router;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
