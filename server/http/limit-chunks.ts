import type { RequestHandler } from 'express';
import { ApiError } from '../config/api-error.ts';

/**
 * Wraps a body reader so that a chunked body, which has no declared length, is rejected as soon as it is too long.
 * Express's own readers read the rest before they respond, however long it is.
 */
export function limitChunks(reader: RequestHandler, maxBytes: number): RequestHandler {
  return (req, res, next) => {
    if (req.headers['transfer-encoding'] === undefined) {
      reader(req, res, next);
      return;
    }
    let bytes = 0;
    let isOver = false;
    const finish = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      req.off('data', count);
      next(error);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) return;
      finish(new ApiError(413, 'PAYLOAD_TOO_LARGE', { maxBytes }));
    };
    req.on('data', count);
    reader(req, res, finish);
  };
}
