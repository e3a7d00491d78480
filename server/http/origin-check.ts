import type { Request, RequestHandler } from 'express';
import { ApiError } from '../config/api-error.ts';

export interface OriginCheckOptions {
  mode: 'local' | 'hosted';
  appUrl: string;
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects cross-site writes: JSON, form posts and sign-in alike. 403 INVALID_ORIGIN.
 *
 * Sec-Fetch-Site, if sent, must be `same-origin` (or `none`: initiated by the user), and Origin, if sent, ours. A write
 * with neither does not come from a recent browser; it is allowed only without cookies, since there is no session to
 * abuse then. GET must therefore never write.
 */
export function originCheck({ mode, appUrl }: OriginCheckOptions): RequestHandler {
  const ownOrigin = new URL(appUrl).origin;
  return (req, _res, next) => {
    // Local mode accepts every loopback name; the host check has rejected all others.
    const origin = mode === 'local' ? `http://${req.headers.host}` : ownOrigin;
    next(
      readingMethods.has(req.method) || isOwnWrite(req, origin)
        ? undefined
        : new ApiError(403, 'INVALID_ORIGIN'),
    );
  };
}

function isOwnWrite(req: Request, ownOrigin: string): boolean {
  const { origin, cookie } = req.headers;
  const site = req.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return isSameOrigin(origin, ownOrigin);
  return site !== undefined || cookie === undefined;
}

function isSameOrigin(origin: string, ownOrigin: string): boolean {
  try {
    return new URL(origin).origin === new URL(ownOrigin).origin && origin !== 'null';
  } catch {
    return false;
  }
}
