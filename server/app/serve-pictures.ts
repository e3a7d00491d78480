import { type RequestHandler, Router } from 'express';
import { type FindSessionServices, findSession } from '../auth/session/find-session.ts';
import { ApiError } from '../config/api-error.ts';
import { isPictureName } from '../pictures/picture-address.ts';
import type { PictureStore } from '../pictures/picture-store.ts';

const year = 365 * 24 * 3600;

/** Should a browser ever take one for a page: nothing in it runs, loads or is shown in a frame. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * Pictures of users at /pictures, for whoever is signed in. An address never shows another picture, so that browsers
 * ask once.
 */
export function servePictures(services: FindSessionServices & { pictures: PictureStore }): RequestHandler {
  const router = Router();
  router.get('/pictures/:userId/:hash', async (req, res) => {
    const { userId, hash } = req.params;
    if (!isPictureName(userId, hash)) throw new ApiError(404, 'NOT_FOUND');
    if (!(await findSession(services, req.headers.cookie))) throw new ApiError(401, 'UNAUTHORIZED');
    const picture = await services.pictures.find(userId, hash);
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
