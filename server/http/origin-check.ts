import type { Request, RequestHandler } from 'express';
import { ApiError } from '../config/api-error.ts';

export interface OriginCheckOptions {
  mode: 'local' | 'hosted';
  /** Origin of the product. */
  appUrl: string;
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site made a browser send: JSON, form posts and sign-in alike. 403 INVALID_ORIGIN.
 *
 * Sec-Fetch-Site, where sent, must be `same-origin` (or `none`: the user's own doing), and Origin, where sent,
 * ours. A write with neither comes from no browser of the last years; it passes only without cookies, since then
 * there is no session that could be misused. GET must therefore never write.
 */
export function originCheck({ mode, appUrl }: OriginCheckOptions): RequestHandler {
  const ownOrigin = new URL(appUrl).origin;
  return (req, _res, next) => {
    // In local mode the product answers to every loopback name; the host check has refused all others.
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
