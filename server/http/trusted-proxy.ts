import type { Request } from 'express';

/** Whether whoever sent the request is a proxy named in TRUST_PROXY, whose own headers mean something. */
export function isFromTrustedProxy(req: Request): boolean {
  const trusts = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trusts(req.socket.remoteAddress ?? '', 0);
}
