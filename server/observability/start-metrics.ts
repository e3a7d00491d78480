import { createHash, timingSafeEqual } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import type postgres from 'postgres';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import packageJson from '../../package.json' with { type: 'json' };
import type { DatabaseLoad } from './observe-queries.ts';
import { addDatabaseMetrics, addEventMetrics } from './product-metrics.ts';
import { addJobMetrics, addMailQueueMetrics } from './queue-metrics.ts';
import { routeOf } from './route-of.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Seconds: from a cached response to the timeout of a proxy. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  /** The first middleware. */
  countRequests: RequestHandler;
  /** Answers GET /metrics. */
  serve: RequestHandler;
  stop(): void;
}

interface MetricsOptions {
  /** METRICS_TOKEN. */
  token: string;
  /** The database with the queues of mails and jobs. */
  sql: postgres.Sql;
  load: DatabaseLoad;
}

/** Starts measuring the server for Prometheus. */
export function startMetrics({ token, sql, load }: MetricsOptions): Metrics {
  const registry = new Registry();
  // Event loop lag, heap, garbage collection, file descriptors, CPU.
  collectDefaultMetrics({ register: registry });
  describeBuild(registry);
  addDatabaseMetrics(registry, load);
  addMailQueueMetrics(registry, sql);
  addJobMetrics(registry, sql);
  const stopCounting = addEventMetrics(registry);
  return {
    countRequests: countRequests(registry),
    serve: serveMetrics(registry, token),
    stop: () => {
      stopCounting();
      registry.clear();
    },
  };
}

/** Counts every response by route, method and status, and measures the duration of each route. The first middleware. */
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
      // 499 as in proxies: the client closed the connection before the response.
      total.inc({ route, method, status: res.writableFinished ? res.statusCode : 499 });
      seconds.observe({ route, method }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}

/** The running version, as a label of a gauge that is always 1. */
function describeBuild(registry: Registry): void {
  new Gauge({
    name: 'build_info',
    help: 'Version of the product and of Node.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: packageJson.version, node: process.versions.node }, 1);
}

/**
 * `GET /metrics` for requests with METRICS_TOKEN as bearer token. All others get the response of an unknown path, so
 * that the endpoint cannot be discovered.
 */
function serveMetrics(registry: Registry, token: string): RequestHandler {
  const expected = digest(`Bearer ${token}`);
  // A proxy that blocks /metrics from outside may let /Metrics/ pass.
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/metrics', async (req, res, next) => {
    // Digests, because timingSafeEqual needs equal lengths.
    if (!timingSafeEqual(digest(req.get('authorization') ?? ''), expected)) return next();
    res.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
    res.send(await registry.metrics());
  });
  return router;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
