import type { Request, RequestHandler } from 'express';
import { matchesPath, type Operation, operations } from '#contract/api/list-operations.ts';
import { ApiError } from '../config/api-error.ts';

/** Enough for every JSON or form post of this product but the few operations that say otherwise. */
export const maxBodyBytes = 64 * 1024;

type Called = Pick<Request, 'method' | 'originalUrl'>;

const largeOperations = operations.filter(({ meta }) => meta.maxBodyBytes !== undefined);

/** The operation that a request calls over REST or RPC, if that one takes a larger body than others. */
export function largeOperationOf({ method, originalUrl }: Called): Operation | undefined {
  const path = (originalUrl.split('?', 1)[0] ?? '').replace(/^\/api/, '');
  return largeOperations.find(
    (operation) =>
      (method === 'POST' && path === `/fn/${operation.id}`) ||
      (method === operation.method && matchesPath(operation, path)),
  );
}

/** Maximum length of a request's body. */
export function maxBodyBytesOf(req: Called): number {
  return largeOperationOf(req)?.meta.maxBodyBytes ?? maxBodyBytes;
}

/**
 * Rejects a body whose declared length is too large before reading it. A chunked body has no declared length; its
 * reader, `jsonBody` or `formBody`, counts.
 */
export function bodyLimit(): RequestHandler {
  return (req, _res, next) => {
    const maxBytes = maxBodyBytesOf(req);
    if (Number(req.headers['content-length'] ?? 0) <= maxBytes) {
      next();
      return;
    }
    next(new ApiError(413, 'PAYLOAD_TOO_LARGE', { maxBytes }));
  };
}
