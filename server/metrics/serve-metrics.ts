import { createHash, timingSafeEqual } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import type { Registry } from 'prom-client';

/**
 * `GET /metrics` for whoever sends METRICS_TOKEN as bearer. Everybody else gets what any unknown path gets, so that
 * nothing tells that it is there.
 */
export function serveMetrics(registry: Registry, token: string): RequestHandler {
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
