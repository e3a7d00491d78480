import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

/** Milliseconds. */
const timeouts = {
  /** Until all headers are there. */
  headers: 15_000,
  /** Until the whole request is there. */
  request: 30_000,
  /** Until our answer begins. */
  response: 30_000,
  /** Idle connections; longer than the 60 s of common load balancers, which otherwise meet a closed connection. */
  keepAlive: 65_000,
} as const;

/** Seconds after which a caller may try again what took too long. */
const retryAfterSeconds = 5;

/** Sets on a Node server what keeps slow or idle clients from holding connections. */
export function setServerTimeouts(server: Server): void {
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
}

/** Answers 503 TIMEOUT when nothing has begun to answer after `milliseconds`. */
export function responseTimeout(milliseconds: number = timeouts.response): RequestHandler {
  return (_req, res, next) => {
    const timer = setTimeout(() => {
      if (!res.headersSent)
        next(
          new ApiError(503, 'TIMEOUT', undefined, { headers: { 'Retry-After': String(retryAfterSeconds) } }),
        );
    }, milliseconds);
    res.once('close', () => clearTimeout(timer));
    next();
  };
}
