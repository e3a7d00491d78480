import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { routeOf } from '#server/observability/route-of.ts';
import { redactUrl } from '../../contract/redact.ts';
import { clientOf, eventOrigin } from '../observability/event-origin.ts';
import { isFromTrustedProxy, shortAddress } from './client-address.ts';
import type { Logger } from './logger.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Identifies the request in logs, in the response's X-Request-Id and on error pages. */
    id: string;
    /** Logger whose lines contain the request's id. */
    log: Logger;
    /** The id of the current user, once it is known. */
    userId?: string;
  }
}

interface RequestContextOptions {
  logger: Logger;
  /** Whether requests are put off because the server is not ready yet, which is no failure. */
  isStarting?: () => boolean;
}

const quietPaths = new Set(['/healthz', '/readyz']);

/**
 * Gives each request an id (`req.id`, header X-Request-Id), a logger with that id (`req.log`) and one log line after
 * its response; audit events have it, too. A proxy's own X-Request-Id is used only if Express trusts that proxy.
 */
export function requestContext({ logger, isStarting }: RequestContextOptions): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    // Its page may take longer than the rest of the start.
    const isPutOff = isStarting?.() ?? false;
    req.id = requestId(req);
    // Created lazily: most requests write only their one line.
    let own: Logger | undefined;
    Object.defineProperty(req, 'log', {
      configurable: true,
      get: () => (own ??= logger.child({ requestId: req.id })),
    });
    res.setHeader('X-Request-Id', req.id);
    if (!quietPaths.has(req.path)) {
      res.once('close', () => {
        const line = {
          requestId: req.id,
          method: req.method,
          url: redactUrl(req.originalUrl),
          route: routeOf(req),
          status: res.statusCode,
          milliseconds: Math.round(performance.now() - startedAt),
          ip: req.ip,
          ...(req.userId === undefined ? {} : { userId: req.userId }),
          ...(res.writableFinished ? {} : { aborted: true }),
        };
        const isFailure = res.statusCode >= 500 && !isPutOff;
        logger[isFailure ? 'warn' : 'info'](line, 'request');
      });
    }
    const client = clientOf(req.headers['user-agent']);
    eventOrigin.run({ requestId: req.id, address: shortAddress(req.ip), client }, next);
  };
}

function requestId(req: Request): string {
  const given = req.get('x-request-id');
  const isKept = given !== undefined && /^[\w.-]{8,64}$/.test(given) && isFromTrustedProxy(req);
  return isKept ? given : randomUUID();
}
