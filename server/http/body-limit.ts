import express, { type Request, type RequestHandler } from 'express';
import { ApiError } from './api-error.ts';
import { refuseDeepJson } from './json-depth.ts';

/** Enough for every JSON or form post of this product. */
export const defaultBodyBytes = 64 * 1024;

/**
 * Caps a request's body before any handler reads it: 413 PAYLOAD_TOO_LARGE, and the connection closes.
 *
 * A declared length is compared at once and the stream is left to the handler (Node lets no more through). A body
 * in chunks tells no length: JSON and forms are read here under the cap into `req.body`, which better-auth's and
 * oRPC's adapters take as they find it; other chunked bodies get 411.
 */
export function bodyLimit({ maxBytes = defaultBodyBytes }: { maxBytes?: number } = {}): RequestHandler {
  const readJson = express.json({ limit: maxBytes, inflate: false, verify: refuseDeepJson });
  const readForm = express.urlencoded({
    limit: maxBytes,
    inflate: false,
    extended: false,
    parameterLimit: 100,
  });
  return (req, res, next) => {
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) {
      res.setHeader('Connection', 'close');
      next(new ApiError(413, 'PAYLOAD_TOO_LARGE', { maxBytes }));
      return;
    }
    if (req.headers['transfer-encoding'] === undefined) {
      next();
      return;
    }
    const read = chunkedReader(req);
    if (read === undefined) {
      res.setHeader('Connection', 'close');
      next(new ApiError(411, 'BAD_REQUEST'));
      return;
    }
    read(req, res, (error?: unknown) => {
      if (error !== undefined) res.setHeader('Connection', 'close');
      next(error);
    });
  };

  function chunkedReader(req: Request): RequestHandler | undefined {
    if (req.is('application/json')) return readJson;
    return req.is('application/x-www-form-urlencoded') ? readForm : undefined;
  }
}
