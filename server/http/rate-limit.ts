import type { RequestHandler } from 'express';
import { tooManyRequests } from '../config/api-error.ts';
import { ipGroup } from './ip-group.ts';
import type { SharedCounter } from './shared-counter.ts';

/**
 * Limits all requests by the client's network address, without waiting for the database. `req.ip` follows Express's
 * `trust proxy`, so a forged X-Forwarded-For has no effect unless it comes through a proxy named in TRUST_PROXY.
 * Stricter limits for single actions call `RateLimiter.consume` at the action.
 */
export function rateLimit({ counter }: { counter: SharedCounter }): RequestHandler {
  return (req, _res, next) => {
    const retryAfter = counter.hit(ipGroup(req.ip));
    next(retryAfter === undefined ? undefined : tooManyRequests(retryAfter));
  };
}
