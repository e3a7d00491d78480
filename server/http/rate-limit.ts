import type { RequestHandler } from 'express';
import { tooManyRequests } from '../config/api-error.ts';
import { ipGroup } from './ip-group.ts';
import type { SharedCounter } from './shared-counter.ts';

/**
 * Limits every request by the network address of the caller, without waiting for the database. `req.ip` obeys
 * Express's `trust proxy`, so a forged X-Forwarded-For changes nothing unless it comes through a proxy named in
 * TRUST_PROXY. Stricter limits for single actions call `RateLimiter.consume` where the action is.
 */
export function rateLimit({ counter }: { counter: SharedCounter }): RequestHandler {
  return (req, _res, next) => {
    const retryAfter = counter.hit(ipGroup(req.ip));
    next(retryAfter === undefined ? undefined : tooManyRequests(retryAfter));
  };
}
