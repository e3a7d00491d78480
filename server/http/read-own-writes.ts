import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { product } from '#contract/product.ts';
import { readCookie } from './read-cookie.ts';

/** Seconds for which a browser reads from the primary after a write; well above the longest replica lag. */
const justWrittenSeconds = 10;

const cookieName = `${product.slug}.just_written`;
const readingMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Marks the browser that writes, so that it reads its own writes despite replica lag. The browser counts the seconds
 * from the response on: no clocks of two machines are compared.
 */
export function markOwnWrites({ appUrl }: { appUrl: string }): RequestHandler {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  const cookie = `${cookieName}=1; Max-Age=${justWrittenSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return (req, res, next) => {
    if (isWrite(req)) res.append('Set-Cookie', cookie);
    next();
  };
}

/** Whether the request writes, or comes from a browser that just did: it must not read stale data. */
export function readsOwnWrites(req: IncomingMessage): boolean {
  return isWrite(req) || readCookie(req.headers.cookie, cookieName) !== undefined;
}

/** A provider redirects users back by GET, which signs them in. */
function isWrite({ method = 'GET', url = '', ...req }: IncomingMessage & { originalUrl?: string }): boolean {
  return !readingMethods.includes(method) || (req.originalUrl ?? url).startsWith('/api/auth/callback/');
}
