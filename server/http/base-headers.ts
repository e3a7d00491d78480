import type { RequestHandler } from 'express';

const year = 365 * 24 * 60 * 60;

/** For responses other than pages: if a browser renders one as a page, nothing in it runs, loads or can be framed. */
const policy = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Headers of every response, including files and probes; `securityHeaders` replaces this policy for pages. */
export function baseHeaders({ appUrl }: { appUrl: string }): RequestHandler {
  const https = appUrl.startsWith('https://');
  return (_req, res, next) => {
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Content-Security-Policy', policy);
    if (https) res.setHeader('Strict-Transport-Security', `max-age=${year}`);
    next();
  };
}
