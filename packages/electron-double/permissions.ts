import type * as Electron from 'electron';
import type { CDPSession } from 'playwright';
import { toApp } from './addresses.ts';
import type { OwnContents } from './own-contents.ts';

type Permission = Parameters<NonNullable<Parameters<Electron.Session['setPermissionCheckHandler']>[0]>>[1];

/** Permissions that a page can request: Chromium's names with Electron's. */
const permissions = {
  geolocation: 'geolocation',
  notifications: 'notifications',
  camera: 'media',
  microphone: 'media',
  midi: 'midi',
  'clipboard-read': 'clipboard-read',
  'clipboard-write': 'clipboard-sanitized-write',
  'idle-detection': 'idle-detection',
  'display-capture': 'display-capture',
  'storage-access': 'storage-access',
  'window-management': 'window-management',
  'local-fonts': 'local-fonts',
  'screen-wake-lock': 'screen-wake-lock',
  accelerometer: 'sensors',
} as const satisfies Record<string, Permission>;

/**
 * Calls main's handlers for every permission and sets Chromium's accordingly; without handlers all are granted.
 * @param cdp a permanent session: the permissions are reset with it
 * @param address of the page that is about to be loaded
 */
export async function applyPermissions(
  cdp: CDPSession,
  contents: OwnContents,
  address: string,
): Promise<void> {
  for (const [name, permission] of Object.entries(permissions)) {
    const setting = (await isGranted(contents, permission, address)) ? 'granted' : 'denied';
    await cdp.send('Browser.setPermission', { permission: { name }, setting }).catch(() => {});
  }
}

export function mayOpenExternally(contents: OwnContents, url: string): Promise<boolean> {
  return isGranted(contents, 'openExternal', toApp(contents.getURL()), { externalURL: url });
}

/** @param details of the request, in addition to the common ones */
async function isGranted(
  contents: OwnContents,
  permission: Permission,
  requestingUrl: string,
  details: object = {},
): Promise<boolean> {
  const { permissionCheckHandler: check, permissionRequestHandler: request } = contents.session.settings;
  const all = { requestingUrl, isMainFrame: true, ...details };
  const origin = URL.parse(requestingUrl)?.host ?? '';
  if (check && !check(contents as unknown as Electron.WebContents, permission, origin, all as never))
    return false;
  if (!request) return true;
  return new Promise((resolve) => {
    request(contents as unknown as Electron.WebContents, permission, resolve, all as never);
  });
}
