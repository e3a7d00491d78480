import type { RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

/** Enough for every JSON or form post of this product. */
export const maxBodyBytes = 64 * 1024;

/**
 * Refuses a body whose declared length is too much before any of it is read: 413 PAYLOAD_TOO_LARGE, and the connection
 * closes. A body in chunks tells no length; its reader, `jsonBody` or `formBody`, counts.
 */
export function bodyLimit(): RequestHandler {
  return (req, res, next) => {
    if (Number(req.headers['content-length'] ?? 0) <= maxBodyBytes) {
      next();
      return;
    }
    res.setHeader('Connection', 'close');
    next(new ApiError(413, 'PAYLOAD_TOO_LARGE', { maxBytes: maxBodyBytes }));
  };
}
