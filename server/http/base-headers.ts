import type { RequestHandler } from 'express';

const year = 365 * 24 * 60 * 60;

/** For what is no page: should a browser ever take it for one, nothing in it runs, loads or stands in a frame. */
const policy = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** What every answer says, files and probes too; `securityHeaders` puts the policy of pages in the place of this one. */
export function baseHeaders({ appUrl }: { appUrl: string }): RequestHandler {
  const https = appUrl.startsWith('https://');
  return (_req, res, next) => {
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Content-Security-Policy', policy);
    if (https) res.setHeader('Strict-Transport-Security', `max-age=${year}`);
    next();
  };
}
