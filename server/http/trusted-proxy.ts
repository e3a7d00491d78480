import type { Request } from 'express';

/** Whether the sender of the request is a proxy in TRUST_PROXY, whose own headers can be trusted. */
export function isFromTrustedProxy(req: Request): boolean {
  const trusts = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return trusts(req.socket.remoteAddress ?? '', 0);
}
