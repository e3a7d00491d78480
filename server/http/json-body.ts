import express, { type RequestHandler } from 'express';
import { ApiError } from '../config/api-error.ts';
import { maxBodyBytesOf } from './body-limit.ts';
import { rejectDeepJson } from './json-depth.ts';
import { limitChunks } from './limit-chunks.ts';

/**
 * Parses the body of an API request into `req.body`, where every handler expects it. Only JSON: forms and text, which
 * other sites' pages can send without preflight, get 415, and so do compressed bodies, since a few bytes could expand
 * to any size.
 */
export function jsonBody(): RequestHandler[] {
  const readers = new Map<number, RequestHandler>();
  const readerFor = (limit: number) => {
    const reader =
      readers.get(limit) ??
      limitChunks(express.json({ limit, inflate: false, verify: rejectDeepBody }), limit);
    readers.set(limit, reader);
    return reader;
  };
  return [onlyJson, (req, res, next) => readerFor(maxBodyBytesOf(req))(req, res, next)];
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
