import type { Server } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ApiError } from '../config/api-error.ts';

/** Milliseconds. */
const timeouts = {
  /** Until all headers are received. */
  headers: 15_000,
  /** Until the whole request is received. */
  request: 30_000,
  /** Until the response begins. */
  response: 30_000,
  /** Idle connections; longer than the 60 s of common load balancers, which would otherwise use a closed connection. */
  keepAlive: 65_000,
} as const;

/** Seconds after which a client may retry a request that timed out. */
const retryAfterSeconds = 5;

/** Sets timeouts on a Node server, so that slow or idle clients cannot hold connections. */
export function setServerTimeouts(server: Server): void {
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
}

/**
 * Responds with 503 TIMEOUT if no response has begun after `milliseconds`.
 * @param handleError used instead of `next`, which would leave the middleware chain: errors after the response would
 * reach Express itself, which closes the connection even while the client's next request is on it
 */
export function responseTimeout(
  handleError: ErrorRequestHandler,
  milliseconds: number = timeouts.response,
): RequestHandler {
  return (req, res, next) => {
    const timer = setTimeout(() => {
      const headers = { 'Retry-After': String(retryAfterSeconds) };
      if (!res.headersSent)
        void handleError(new ApiError(503, 'TIMEOUT', undefined, { headers }), req, res, next);
    }, milliseconds);
    res.once('close', () => clearTimeout(timer));
    next();
  };
}

/** Milliseconds during which further data from the client is discarded. */
const graceMilliseconds = 2_000;

/**
 * Limits how long a client may keep sending a body after the response. The rest is discarded for a moment before the
 * connection is closed: closed at once, it would be reset while the client sends, and the response lost with it (RFC
 * 9112, 9.6).
 */
export function cutLateBodies(): RequestHandler {
  return (req, res, next) => {
    res.once('finish', () => {
      if (req.complete) return;
      const timer = setTimeout(() => req.socket.destroy(), graceMilliseconds);
      req.once('close', () => clearTimeout(timer));
    });
    next();
  };
}
