import type { Request as ExpressRequest } from 'express';
import type { Init } from '#contract/api/init.ts';
import { ownAddress } from '../http/own-address.ts';
import { readCookie } from '../http/read-cookie.ts';

/**
 * Whether nothing in a request tells who sends it: it has no session cookie, right or wrong, and its address no query,
 * where a name or a code could stand.
 */
export function isAnonymousRequest(req: ExpressRequest, sessionCookie: string): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  return (
    isRead && !req.originalUrl.includes('?') && readCookie(req.headers.cookie, sessionCookie) === undefined
  );
}

/**
 * All that the page of such a visit is made from: its address, and what `init` says to a stranger, which holds language,
 * theme and every other choice of the browser. The page gets nothing else: see bareRequest.
 */
export function keyOf({ originalUrl }: ExpressRequest, anonymousInit: Init): string {
  return `${originalUrl} ${JSON.stringify(anonymousInit)}`;
}

/** The request without a header: what a page does not get cannot be in what is kept of it. */
export function bareRequest({ originalUrl, method }: ExpressRequest, appUrl: string): Request {
  return new Request(ownAddress(originalUrl, appUrl), { method });
}
