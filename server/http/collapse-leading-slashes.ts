import type { RequestHandler } from 'express';
import { requestUrl } from './request-url.ts';

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
