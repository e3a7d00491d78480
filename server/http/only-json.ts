import type { RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

/** Forms and texts, which other sites' pages can send without asking, are not taken: 415. */
export function onlyJson(): RequestHandler {
  return (req, _res, next) => {
    const hasBody = Number(req.headers['content-length'] ?? 0) > 0;
    next(hasBody && !req.is('application/json') ? new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE') : undefined);
  };
}
