import type { Request, RequestHandler } from 'express';
import type { Permissions } from '#contract/permissions.ts';
import { longestPictureText } from '#contract/picture.ts';
import { ApiError } from '../config/api-error.ts';

/** Enough for every JSON or form body of this product except the few with a file. */
export const maxBodyBytes = 64 * 1024;

/** A file of 2 MB in JSON, in which some characters are longer. */
const maxFileBytes = 4 * 1024 * 1024;

/** A picture in JSON, with some room for spaces and field names. */
const maxPictureBytes = longestPictureText + 1024;

/** An operation with a file in its body. */
export interface FileCall {
  maxBytes: number;
  /** Required permissions. */
  permissions: Permissions;
}

const importCall: FileCall = { maxBytes: maxFileBytes, permissions: { repository: ['create'] } };
const pictureCall: FileCall = { maxBytes: maxPictureBytes, permissions: { account: ['update'] } };

/** Over REST and RPC. */
const fileCalls: ReadonlyMap<string, FileCall> = new Map([
  ['/api/repositories/import', importCall],
  ['/api/repositories/import/preview', importCall],
  ['/api/fn/repositories.import', importCall],
  ['/api/fn/repositories.importPreview', importCall],
  ['/api/account/picture', pictureCall],
  ['/api/fn/account.uploadPicture', pictureCall],
]);

/** The file operation that a request calls, if any. */
export function fileCallOf({ originalUrl }: Pick<Request, 'originalUrl'>): FileCall | undefined {
  return fileCalls.get(originalUrl.split('?', 1)[0] ?? '');
}

/** Maximum length of a request's body. */
export function maxBodyBytesOf(req: Pick<Request, 'originalUrl'>): number {
  return fileCallOf(req)?.maxBytes ?? maxBodyBytes;
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
