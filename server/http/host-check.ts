import type { Request, RequestHandler } from 'express';
import { ApiError } from '../config/api-error.ts';
import { hostnameOf, isLoopbackHost } from '../config/loopback.ts';

export interface HostCheckOptions {
  mode: 'local' | 'hosted';
  appUrl: string;
}

/** Headers by which a proxy describes its client. */
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
 * Rejects requests that are not meant for this product. Mount it after the health probes, which use IP addresses.
 *
 * Local mode: the Host must be loopback, or a page that rebinds its own name to 127.0.0.1 could read the mailbox; and
 * forwarded requests are rejected, or a tunnel would expose the mailbox. Status 403.
 *
 * Hosted mode: the Host (X-Forwarded-Host if TRUST_PROXY trusts the proxy) must be that of APP_URL. Status 421.
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

/** Given two hosts, in two headers or in the request line as well, a proxy may use the other one as its cache key. */
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
