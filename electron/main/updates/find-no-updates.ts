import { accessSync, constants, existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { packageTypeFile } from '#contract/desktop/package-type.ts';
import type { NoUpdates } from '#contract/desktop/state.ts';

interface Installation {
  platform: NodeJS.Platform;
  isPackaged: boolean;
  /** Folder of what lies beside the app's archive. */
  resourcesPath: string;
  environment: NodeJS.ProcessEnv;
}

/** Why this copy of the app does not update itself; undefined where it does. */
export function findNoUpdates(installation: Installation): NoUpdates | undefined {
  const { platform, isPackaged, resourcesPath, environment } = installation;
  if (!isPackaged) return 'development';
  const mark = readMark(resourcesPath);
  if (platform === 'linux' && !runsFromAppImage(installation)) return mark ? 'package-manager' : 'manual';
  if (!existsSync(join(resourcesPath, 'app-update.yml'))) return 'manual';
  if (platform === 'linux' && !canReplace(environment.APPIMAGE ?? '')) return 'manual';
  return platform === 'darwin' && mark === 'unsigned' ? 'unsigned' : undefined;
}

function readMark(resourcesPath: string): string | undefined {
  const file = join(resourcesPath, packageTypeFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * Both variables are inherited: an app that was started from within another one's AppImage would replace that one.
 * Hence they count only where this app lies in what the image unfolded.
 */
function runsFromAppImage({ resourcesPath, environment }: Installation): boolean {
  const { APPIMAGE: image, APPDIR: unfolded } = environment;
  if (!image || !unfolded || !isAbsolute(image) || !isAbsolute(unfolded)) return false;
  if (!existsSync(unfolded)) return false;
  const place = relative(realpathSync(unfolded), realpathSync(resourcesPath));
  return place !== '' && !place.startsWith('..') && !isAbsolute(place);
}

/** An image in a folder of somebody else is renewed by whoever put it there. */
function canReplace(image: string): boolean {
  try {
    accessSync(dirname(image), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
