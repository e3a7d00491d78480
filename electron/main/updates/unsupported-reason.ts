import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { packageTypeFile } from '#contract/desktop/package-type.ts';
import type { UpdatesUnsupportedReason } from '#contract/desktop/state.ts';
import { findAppImage } from '../app-image.ts';

/** Why this copy of the app does not update itself; undefined if it does. */
export function unsupportedReason(
  process: Pick<NodeJS.Process, 'platform' | 'resourcesPath' | 'env'>,
  isPackaged: boolean,
): UpdatesUnsupportedReason | undefined {
  const { platform, resourcesPath, env } = process;
  if (!isPackaged) return 'development';
  const mark = readMark(resourcesPath);
  const hasFeed = existsSync(join(resourcesPath, 'app-update.yml'));
  if (platform === 'linux') {
    const image = findAppImage(process);
    if (image) return hasFeed && canReplace(image) ? undefined : 'manual';
    if (mark === 'deb' && hasFeed && canAskForPassword(env)) return undefined;
    return mark ? 'package-manager' : 'manual';
  }
  if (!hasFeed) return 'manual';
  return platform === 'darwin' && mark === 'unsigned' ? 'unsigned' : undefined;
}

function readMark(resourcesPath: string): string | undefined {
  const file = join(resourcesPath, packageTypeFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Installing a package needs an administrator's password, for which the system must have pkexec. */
function canAskForPassword({ PATH = '' }: NodeJS.ProcessEnv): boolean {
  return PATH.split(delimiter).some((folder) => isAbsolute(folder) && existsSync(join(folder, 'pkexec')));
}

/** Without write access to its folder, the AppImage is updated by whoever installed it. */
function canReplace(image: string): boolean {
  try {
    accessSync(dirname(image), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
