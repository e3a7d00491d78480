import type { Request, RequestHandler } from 'express';
import { ApiError } from '../config/api-error.ts';
import { hostnameOf, isLoopbackHost } from '../config/loopback.ts';

export interface HostCheckOptions {
  mode: 'local' | 'hosted';
  /** Origin of the product. */
  appUrl: string;
}

/** Headers by which a proxy tells about its caller. */
const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-original-host',
  'x-real-ip',
  'via',
];

/**
 * Refuses requests that were not meant for this product. Mount it behind the health probes, which come by address.
 *
 * Local mode: the Host must be loopback, or a page that rebinds its own name to 127.0.0.1 could read the mailbox;
 * and nobody may forward to it, or a tunnel would show the mailbox to the world. Answer 403.
 * Hosted mode: the Host (X-Forwarded-Host where TRUST_PROXY trusts the proxy) must be that of APP_URL. Answer 421.
 */
export function hostCheck({ mode, appUrl }: HostCheckOptions): RequestHandler {
  if (mode === 'local') {
    return (req, _res, next) => {
      next(isLocalRequest(req) ? undefined : new ApiError(403, 'INVALID_HOST'));
    };
  }
  const expected = new URL(appUrl);
  return (req, _res, next) => {
    if (namesOneHost(req) && isHostOf(expected, req.host)) {
      next();
      return;
    }
    req.log?.warn({ host: req.host, expected: expected.host }, 'refused: Host is not that of APP_URL');
    next(new ApiError(421, 'INVALID_HOST', { expected: expected.host }));
  };
}

/** Of two hosts, in two headers or in the request line as well, a proxy may have taken the other one for a cache. */
function namesOneHost({ rawHeaders, headers: { host }, originalUrl }: Request): boolean {
  const given = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
  if (given.length > 1) return false;
  return /^[/*]/.test(originalUrl) || URL.parse(originalUrl)?.host === host?.toLowerCase();
}

function isLocalRequest(req: Request): boolean {
  if (!namesOneHost(req)) return false;
  const hostname = hostnameOf(req.headers.host ?? '');
  if (hostname === undefined || !isLoopbackHost(hostname)) return false;
  return forwardedHeaders.every((name) => req.headers[name] === undefined);
}

function isHostOf(expected: URL, host: string | undefined): boolean {
  if (host === undefined || hostnameOf(host) === undefined) return false;
  try {
    return new URL(`${expected.protocol}//${host}`).host === expected.host;
  } catch {
    return false;
  }
}
