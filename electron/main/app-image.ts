import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';

interface AppLocation {
  /** Folder of what lies beside the app's archive. */
  resourcesPath: string;
  environment: NodeJS.ProcessEnv;
}

/**
 * The AppImage that this app was unfolded from; undefined where there is none. Both variables are inherited: an app that
 * was started from within another one's AppImage would take that for its own. Hence they count only where this app lies
 * in what the image unfolded.
 */
export function findAppImage({ resourcesPath, environment }: AppLocation): string | undefined {
  const { APPIMAGE: image, APPDIR: unfolded } = environment;
  if (!image || !unfolded || !isAbsolute(image) || !isAbsolute(unfolded)) return undefined;
  if (!existsSync(unfolded)) return undefined;
  const place = relative(realpathSync(unfolded), realpathSync(resourcesPath));
  return place !== '' && !place.startsWith('..') && !isAbsolute(place) ? image : undefined;
}
