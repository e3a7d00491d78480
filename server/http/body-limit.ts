import type { Request, RequestHandler } from 'express';
import type { Permissions } from '#contract/permissions.ts';
import { longestPictureText } from '#contract/picture.ts';
import { ApiError } from '../config/api-error.ts';

/** Enough for every JSON or form post of this product but the few that carry a file. */
export const maxBodyBytes = 64 * 1024;

/** A file of 2 MB in JSON, where some of its characters take more. */
const maxFileBytes = 4 * 1024 * 1024;

/** A picture in JSON, with some room for spaces and the names around it. */
const maxPictureBytes = longestPictureText + 1024;

/** A call that carries a file. */
export interface FileCall {
  maxBytes: number;
  /** What whoever sends it must be allowed to do. */
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

/** The call that a request is, if that carries a file. */
export function fileCallOf({ originalUrl }: Pick<Request, 'originalUrl'>): FileCall | undefined {
  return fileCalls.get(originalUrl.split('?', 1)[0] ?? '');
}

/** How long the body of a request may be. */
export function maxBodyBytesOf(req: Pick<Request, 'originalUrl'>): number {
  return fileCallOf(req)?.maxBytes ?? maxBodyBytes;
}

/**
 * Refuses a body whose declared length is too much before any of it is read. A body in chunks tells no length; its
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
