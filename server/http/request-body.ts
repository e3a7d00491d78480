import express, { type Request, type RequestHandler } from 'express';
import { matchesPath, type Operation } from '#contract/api/list-operations.ts';
import { ApiError } from '../config/api-error.ts';

/** Enough for every JSON or form post of this product but the few operations that say otherwise. */
export const maxBodyBytes = 64 * 1024;

type Called = Pick<Request, 'method' | 'originalUrl'>;

/** Returns the maximum length of a request's body, in bytes. */
type LimitOf = (req: Called) => number;

/** Finds the operation that a request calls over REST or RPC, if that one takes a larger body than others. */
export function largeOperationFinder(operations: readonly Operation[]) {
  const largeOperations = operations.filter(({ meta }) => meta.maxBodyBytes !== undefined);
  return ({ method, originalUrl }: Called): Operation | undefined => {
    const path = (originalUrl.split('?', 1)[0] ?? '').replace(/^\/api/, '');
    return largeOperations.find(
      (operation) =>
        (method === 'POST' && path === `/fn/${operation.id}`) ||
        (method === operation.method && matchesPath(operation, path)),
    );
  };
}

/** The limit of requests to an API: for each operation what it declares. */
export function operationLimit(operations: readonly Operation[]): LimitOf {
  const largeOperationOf = largeOperationFinder(operations);
  return (req) => largeOperationOf(req)?.meta.maxBodyBytes ?? maxBodyBytes;
}

/**
 * Rejects a body whose declared length is too large before reading it. A chunked body has no declared length; its
 * reader, `jsonBody` or `formBody`, counts.
 */
export function bodyLimit(limitOf: LimitOf = () => maxBodyBytes): RequestHandler {
  return (req, _res, next) => {
    const maxBytes = limitOf(req);
    if (Number(req.headers['content-length'] ?? 0) <= maxBytes) {
      next();
      return;
    }
    next(new ApiError(413, 'PAYLOAD_TOO_LARGE', { maxBytes }));
  };
}

/**
 * Parses the body of an API request into `req.body`, where every handler expects it. Only JSON: forms and text, which
 * other sites' pages can send without preflight, get 415, and so do compressed bodies, since a few bytes could expand
 * to any size.
 */
export function jsonBody(limitOf: LimitOf = () => maxBodyBytes): RequestHandler[] {
  const readers = new Map<number, RequestHandler>();
  const readerFor = (limit: number) => {
    const reader =
      readers.get(limit) ??
      limitChunks(express.json({ limit, inflate: false, verify: rejectDeepBody }), limit);
    readers.set(limit, reader);
    return reader;
  };
  return [onlyJson, (req, res, next) => readerFor(limitOf(req))(req, res, next)];
}

const onlyJson: RequestHandler = (req, _res, next) => {
  const { 'content-length': length = 0, 'transfer-encoding': chunks } = req.headers;
  const hasBody = Number(length) > 0 || chunks !== undefined;
  next(hasBody && !req.is('application/json') ? new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE') : undefined);
};

/** The depth is counted in bytes, which assumes UTF-8, the only encoding for JSON between systems. */
function rejectDeepBody(_req: unknown, _res: unknown, body: Buffer, encoding: string): void {
  if (encoding !== 'utf-8') throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE');
  rejectDeepJson(body);
}

/** No valid body is nested deeper than a few levels. */
const deepest = 50;

/**
 * Rejects JSON that would overflow the stack of a recursive parser. Checks the bytes before they are parsed.
 * @throws {ApiError} 400 BAD_REQUEST
 */
export function rejectDeepJson(json: Uint8Array): void {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = String.fromCharCode(json[index] ?? 0);
    if (inText && character === '\\') index += 1;
    else if (character === '"') inText = !inText;
    else if (!inText && (character === '[' || character === '{')) depth += 1;
    else if (!inText && (character === ']' || character === '}')) depth -= 1;
    if (depth > deepest) throw new ApiError(400, 'BAD_REQUEST');
  }
}

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
