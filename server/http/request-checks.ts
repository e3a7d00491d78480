import type { Request, RequestHandler } from 'express';
import {
  contractHeader,
  contractVersion,
  oldestContract,
  type ServedContract,
  writeContract,
} from '#contract/version.ts';
import { ApiError } from '../config/api-error.ts';
import { hostnameOf, isLoopbackHost } from '../config/loopback.ts';
import type { Environment } from '../config/settings.ts';

type OwnAddress = Pick<Environment, 'mode' | 'appUrl'>;

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
export function hostCheck({ mode, appUrl }: OwnAddress): RequestHandler {
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

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects cross-site writes: JSON, form posts and sign-in alike. 403 INVALID_ORIGIN.
 *
 * Sec-Fetch-Site, if sent, must be `same-origin` (or `none`: initiated by the user), and Origin, if sent, ours. A write
 * with neither does not come from a recent browser; it is allowed only without cookies, since there is no session to
 * abuse then, or with a bearer token, which no other site can have a browser send. GET must therefore never write.
 */
export function originCheck({ mode, appUrl }: OwnAddress): RequestHandler {
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
  const { origin, cookie, authorization = '' } = req.headers;
  const site = req.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return isSameOrigin(origin, ownOrigin);
  return site !== undefined || cookie === undefined || /^bearer /i.test(authorization);
}

function isSameOrigin(origin: string, ownOrigin: string): boolean {
  try {
    return new URL(origin).origin === new URL(ownOrigin).origin && origin !== 'null';
  } catch {
    return false;
  }
}

const ours: ServedContract = { version: contractVersion, oldest: oldestContract };

/**
 * Adds this server's contract version to every response, and rejects an app that is too old for it: 426
 * APP_TOO_OLD. Browsers and other clients send no version. An invalid version is not from our app and is ignored.
 *
 * Mount it after the security headers and before all middleware that may reject, so that an app knows who rejected it.
 */
export function contractCheck(served: ServedContract = ours): RequestHandler {
  const value = writeContract(served);
  return (req, res, next) => {
    res.setHeader(contractHeader(), value);
    const [, version] = /^(\d{1,9})$/.exec(req.get(contractHeader()) ?? '') ?? [];
    const isTooOld = version !== undefined && Number(version) < served.oldest;
    next(isTooOld ? new ApiError(426, 'APP_TOO_OLD') : undefined);
  };
}
