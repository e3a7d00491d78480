import type { RequestHandler } from 'express';
import type { Environment } from '../config/settings.ts';

/**
 * Redirects URLs whose path begins with two slashes, also after resolving dots: in a page, a link or form to its own
 * path (`//host`) would lead to another host.
 */
export function collapseLeadingSlashes({ appUrl }: { appUrl: string }): RequestHandler {
  return (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const path = req.originalUrl.startsWith('/') ? URL.parse(`${appUrl}${req.originalUrl}`)?.pathname : '/';
    if (!isRead || !path?.startsWith('//')) return next();
    const { pathname, search } = new URL(requestUrl(req.originalUrl, appUrl));
    res.set('Cache-Control', 'no-store').redirect(pathname + search);
  };
}

/**
 * Local mode accepts every loopback name, but cookies belong to one: a user who opens a page at 127.0.0.1 would return
 * from a provider to localhost without them. So pages redirect to the host of APP_URL, at the port of the request.
 * Mount it after the host check.
 */
export function redirectLocalHost({ mode, appUrl }: Pick<Environment, 'mode' | 'appUrl'>): RequestHandler {
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

/**
 * Resolves a request's target at our origin: `//host/path` and absolute URLs would name another one, and so would the
 * plain path of `/.//host` once its dots are resolved. An unparsable target becomes the first page.
 */
export function requestUrl(target: string, origin: string): string {
  const url = URL.parse(target.replace(/^[/\\]+/, '/'), origin);
  return url ? origin + url.pathname.replace(/^\/+/, '/') + url.search : `${origin}/`;
}
