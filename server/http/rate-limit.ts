import type { Request, RequestHandler } from 'express';
import { tooManyRequests } from './api-error.ts';
import { ipGroup } from './ip-group.ts';
import type { LimitRule } from './limits.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { SharedCounter } from './shared-counter.ts';

/**
 * Limits by the network address of the caller, counted exactly. `req.ip` obeys Express's `trust proxy`, so a forged
 * X-Forwarded-For changes nothing unless it comes through a proxy named in TRUST_PROXY.
 */
export function limitByIp({ limiter, rule }: { limiter: RateLimiter; rule: LimitRule }): RequestHandler {
  return async (req, _res, next) => {
    await limiter.consume(rule, ipGroup(req.ip));
    next();
  };
}

/** Limits by the e-mail address that a request is about, whoever sends it. No address, no limit. */
export function limitByAddress(options: {
  limiter: RateLimiter;
  rule: LimitRule;
  addressOf: (req: Request) => string | undefined;
}): RequestHandler {
  const { limiter, rule, addressOf } = options;
  return async (req, _res, next) => {
    const address = addressOf(req);
    if (address !== undefined) await limiter.consume(rule, address);
    next();
  };
}

/** Limits every request by the network address of the caller, without waiting for the database. */
export function rateLimit({ counter }: { counter: SharedCounter }): RequestHandler {
  return (req, _res, next) => {
    const retryAfter = counter.hit(ipGroup(req.ip));
    next(retryAfter === undefined ? undefined : tooManyRequests(retryAfter));
  };
}
