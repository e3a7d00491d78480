import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { product } from '#contract/product.ts';
import { readCookie } from './read-cookie.ts';

/** Seconds for which a browser that has written reads from the primary; well above the longest lag of a replica. */
const justWrittenSeconds = 10;

const cookieName = `${product.slug}.just_written`;
const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Marks the browser that writes, so that it finds what it has written although replicas lag. The browser counts the
 * seconds from the answer on: no clocks of two machines are compared.
 */
export function markOwnWrites({ appUrl }: { appUrl: string }): RequestHandler {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${cookieName}=1; Max-Age=${justWrittenSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return (req, res, next) => {
    if (isWrite(req)) res.append('Set-Cookie', cookie);
    next();
  };
}

/** Whether the request writes, or comes from a browser that just did: it must not see the past. */
export function readsOwnWrites(req: IncomingMessage): boolean {
  return isWrite(req) || readCookie(req.headers.cookie, cookieName) !== undefined;
}

/** A provider sends users back by GET, and they are signed in by it. */
function isWrite({ method = 'GET', url = '', ...req }: IncomingMessage & { originalUrl?: string }): boolean {
  return !readingMethods.includes(method) || (req.originalUrl ?? url).startsWith('/api/auth/callback/');
}
