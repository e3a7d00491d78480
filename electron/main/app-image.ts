import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';

interface AppLocation {
  /** `process.resourcesPath`. */
  resourcesPath: string;
  environment: NodeJS.ProcessEnv;
}

/**
 * The AppImage that this app was started from; undefined if there is none. Both variables are inherited by child
 * processes, so another app's AppImage may have set them: they count only if this app is in the mounted image.
 */
export function findAppImage({ resourcesPath, environment }: AppLocation): string | undefined {
  const { APPIMAGE: image, APPDIR: unfolded } = environment;
  if (!image || !unfolded || !isAbsolute(image) || !isAbsolute(unfolded)) return undefined;
  if (!existsSync(unfolded)) return undefined;
  const place = relative(realpathSync(unfolded), realpathSync(resourcesPath));
  return place !== '' && !place.startsWith('..') && !isAbsolute(place) ? image : undefined;
}
