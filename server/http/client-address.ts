import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Logger } from './logger.ts';

/**
 * Normalizes X-Forwarded-For for Express, which expects plain addresses. Some proxies write `address:port` and
 * `[v6]:port`, which are not addresses, so that all clients would share one counter. What cannot be parsed is a
 * configuration error and logged once; it is replaced by the proxy's connection, so that clients are not counted as
 * one. Mount it before all users of `req.ip`.
 */
export function normalizeForwardedFor({ logger }: { logger: Pick<Logger, 'error'> }): RequestHandler {
  let isTold = false;
  return (req, _res, next) => {
    const given = req.headers['x-forwarded-for'];
    if (typeof given !== 'string' || !isFromTrustedProxy(req)) return next();
    const connection = `unreadable:${req.socket.remotePort}`;
    req.headers['x-forwarded-for'] = given
      .split(',')
      .map((entry) => readAddress(entry) ?? connection)
      .join(', ');
    if (req.ip === connection && !isTold) {
      isTold = true;
      logger.error(
        { header: given.slice(0, 200) },
        'X-Forwarded-For of the proxy has no address: its configuration, or TRUST_PROXY, is wrong',
      );
    }
    next();
  };
}

/** Reads the address in `192.0.2.1`, `192.0.2.1:443`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:443`. */
function readAddress(entry: string): string | undefined {
  const text = entry.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const address = bracketed ?? beforePort ?? text;
  return isIP(address) === 0 ? undefined : address;
}

/** Whether the sender of the request is a proxy in TRUST_PROXY, whose own headers can be trusted. */
export function isFromTrustedProxy(req: Request): boolean {
  const trusts = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trusts(req.socket.remoteAddress ?? '', 0);
}

/**
 * The part of a network address that belongs to one customer: the full IPv4 address, or the /64 of an IPv6 address,
 * since a single machine has 2^64 addresses in it. An invalid address is its own group.
 */
export function ipGroup(ip: string | undefined): string {
  const address = ip?.split('%', 1)[0] ?? '';
  if (!ipaddr.isValid(address)) return address.slice(0, 60) || 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().slice(0, 8);
  return `${network.map((byte) => byte.toString(16).padStart(2, '0')).join('')}/64`;
}

/** A network address as the audit trail keeps it: /24 of IPv4, /48 of IPv6; null for what is none. */
export function shortAddress(ip: string | undefined): string | null {
  const address = ip?.split('%', 1)[0] ?? '';
  if (!ipaddr.isValid(address)) return null;
  const bytes = ipaddr.process(address).toByteArray();
  const length = bytes.length === 4 ? 24 : 48;
  return `${ipaddr.fromByteArray(bytes.fill(0, length / 8))}/${length}`;
}
