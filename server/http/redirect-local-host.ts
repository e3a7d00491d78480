import type { RequestHandler } from 'express';
import { requestUrl } from './request-url.ts';

/**
 * Local mode accepts every loopback name, but cookies belong to one: a user who opens a page at 127.0.0.1 would return
 * from a provider to localhost without them. So pages redirect to the host of APP_URL, at the port of the request.
 * Mount it after the host check.
 */
export function redirectLocalHost({
  mode,
  appUrl,
}: {
  mode: 'local' | 'hosted';
  appUrl: string;
}): RequestHandler {
  if (mode === 'hosted') return (_req, _res, next) => next();
  const { hostname } = new URL(appUrl);
  return (req, res, next) => {
    const url = URL.parse(`http://${req.headers.host}`);
    const isPage = (req.method === 'GET' || req.method === 'HEAD') && !/^\/api(?:\/|$)/i.test(req.path);
    if (!url || !isPage || url.hostname === hostname) return next();
    url.hostname = hostname;
    res.set('Cache-Control', 'no-store').redirect(requestUrl(req.originalUrl, url.origin));
  };
}
