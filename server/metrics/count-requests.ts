import type { RequestHandler } from 'express';
import { Counter, Histogram, type Registry } from 'prom-client';
import { routeOf } from '../http/route-of.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** From an answer out of memory to what a proxy gives up on; in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts every answer by route, method and status, and how long each route takes. Stands first, to see all of them. */
export function countRequests(registry: Registry): RequestHandler {
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
