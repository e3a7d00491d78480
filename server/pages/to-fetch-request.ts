import { Readable } from 'node:stream';
import type { Request as ExpressRequest } from 'express';

/** An Express request as a Fetch request at the product's own origin, whatever Host a client sent. */
export function toFetchRequest(req: ExpressRequest, appUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  // A body that was read already, by a check that then refused the request, cannot be read again.
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD' && !req.readableDidRead;
  return new Request(new URL(req.originalUrl, appUrl), {
    method: req.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(req) as ReadableStream, duplex: 'half' }),
  });
}
