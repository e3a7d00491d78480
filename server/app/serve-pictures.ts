import { type RequestHandler, Router } from 'express';
import { type FindSessionServices, findSession } from '../auth/session/find-session.ts';
import { ApiError } from '../config/api-error.ts';
import { isPictureName } from '../pictures/picture-address.ts';
import type { PictureStore } from '../pictures/picture-store.ts';

const year = 365 * 24 * 3600;

/** Should a browser ever take one for a page: nothing in it runs, loads or is shown in a frame. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

interface ServePicturesServices extends FindSessionServices {
  pictures: PictureStore;
  /** Those of owners that are no users, by their folders. */
  otherPictures: Readonly<Record<string, PictureStore>>;
}

/**
 * Pictures of users at /pictures, those of other owners in folders below, for whoever is signed in. An address never
 * shows another picture, so that browsers ask once.
 */
export function servePictures(services: ServePicturesServices): RequestHandler {
  const router = Router();
  router.get(['/pictures/:ownerId/:hash', '/pictures/:folder/:ownerId/:hash'], async (req, res) => {
    const { folder, ownerId, hash } = req.params as { folder?: string; ownerId: string; hash: string };
    const { pictures, otherPictures } = services;
    const known = folder === undefined || Object.hasOwn(otherPictures, folder);
    if (!known || !isPictureName(ownerId, hash)) throw new ApiError(404, 'NOT_FOUND');
    if (!(await findSession(services, req.headers.cookie))) throw new ApiError(401, 'UNAUTHORIZED');
    const store = folder === undefined ? pictures : otherPictures[folder];
    const picture = await store?.find(ownerId, hash);
    if (!picture) throw new ApiError(404, 'NOT_FOUND');
    res.set({
      'Content-Type': picture.contentType,
      'Cache-Control': `private, max-age=${year}, immutable`,
      'Content-Security-Policy': picturePolicy,
      'Content-Disposition': 'inline',
    });
    res.send(picture.content);
  });
  return router;
}
