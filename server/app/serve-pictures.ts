import { type RequestHandler, Router } from 'express';
import { type FindSessionServices, findSession } from '../auth/session/find-session.ts';
import { ApiError } from '../config/api-error.ts';
import { createPictureStore, isPictureName, type PictureStore, users } from '../pictures/picture-store.ts';
import { featureList } from './features.ts';

const year = 365 * 24 * 3600;

/** Should a browser ever take one for a page: nothing in it runs, loads or is shown in a frame. */
const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

type PictureServices = Parameters<typeof createPictureStore>[0];

/**
 * Pictures of users at /pictures, those of other owners in folders below, for whoever is signed in. An address never
 * shows another picture, so that browsers ask once.
 */
export function servePictures(services: FindSessionServices & PictureServices): RequestHandler {
  const stores = createPictureStores(services);
  const router = Router();
  router.get(['/pictures/:ownerId/:hash', '/pictures/:folder/:ownerId/:hash'], async (req, res) => {
    const {
      folder = users.folder,
      ownerId,
      hash,
    } = req.params as Record<'ownerId' | 'hash', string> & {
      folder?: string;
    };
    if (!Object.hasOwn(stores, folder) || !isPictureName(ownerId, hash)) throw new ApiError(404, 'NOT_FOUND');
    if (!(await findSession(services, req.headers.cookie))) throw new ApiError(401, 'UNAUTHORIZED');
    const picture = await stores[folder]?.find(ownerId, hash);
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

/** The stores of users and of what else has pictures, by the folders in their addresses. */
export function createPictureStores(services: PictureServices): Record<string, PictureStore> {
  const kinds = [users, ...featureList.flatMap(({ pictures }) => pictures ?? [])];
  return Object.fromEntries(kinds.map((owners) => [owners.folder, createPictureStore(services, owners)]));
}
