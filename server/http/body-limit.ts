import type { Request, RequestHandler } from 'express';
import { longestPictureText } from '#contract/picture.ts';
import { ApiError } from './api-error.ts';

/** Enough for every JSON or form post of this product but the few that carry a file. */
export const maxBodyBytes = 64 * 1024;

/** A file of 2 MB in JSON, where some of its characters take more. */
const maxFileBytes = 4 * 1024 * 1024;

/** A picture in JSON, with some room for spaces and the names around it. */
const maxPictureBytes = longestPictureText + 1024;

/** The calls that carry a file, at both doors, and how long their bodies may be. */
const fileCalls: ReadonlyMap<string, number> = new Map([
  ['/api/repositories/import', maxFileBytes],
  ['/api/repositories/import/preview', maxFileBytes],
  ['/api/fn/repositories.import', maxFileBytes],
  ['/api/fn/repositories.importPreview', maxFileBytes],
  ['/api/account/picture', maxPictureBytes],
  ['/api/fn/account.uploadPicture', maxPictureBytes],
]);

/** How long the body of a request may be. */
export function maxBodyBytesOf({ originalUrl }: Pick<Request, 'originalUrl'>): number {
  return fileCalls.get(originalUrl.split('?', 1)[0] ?? '') ?? maxBodyBytes;
}

/**
 * Refuses a body whose declared length is too much before any of it is read: 413 PAYLOAD_TOO_LARGE, and the connection
 * closes. A body in chunks tells no length; its reader, `jsonBody` or `formBody`, counts.
 */
export function bodyLimit(): RequestHandler {
  return (req, res, next) => {
    const maxBytes = maxBodyBytesOf(req);
    if (Number(req.headers['content-length'] ?? 0) <= maxBytes) {
      next();
      return;
    }
    res.setHeader('Connection', 'close');
    next(new ApiError(413, 'PAYLOAD_TOO_LARGE', { maxBytes }));
  };
}
