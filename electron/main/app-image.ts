import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';

/**
 * The AppImage that this app was started from; undefined if there is none. Both variables are inherited by child
 * processes, so another app's AppImage may have set them: they count only if this app is in the mounted image.
 */
export function findAppImage(process: Pick<NodeJS.Process, 'resourcesPath' | 'env'>): string | undefined {
  const { APPIMAGE: image, APPDIR: unfolded } = process.env;
  if (!image || !unfolded || !isAbsolute(image) || !isAbsolute(unfolded)) return undefined;
  if (!existsSync(unfolded)) return undefined;
  const place = relative(realpathSync(unfolded), realpathSync(process.resourcesPath));
  return place !== '' && !place.startsWith('..') && !isAbsolute(place) ? image : undefined;
}
