import type { Server } from 'node:http';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ApiError } from '../config/api-error.ts';

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

/**
 * Answers 503 TIMEOUT when nothing has begun to answer after `milliseconds`.
 * @param handleError by it and not by `next`: that would end the request's way through the app, and what fails after
 * the answer would come to Express itself, which cuts the connection even while the caller's next request is on it
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
