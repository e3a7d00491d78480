import type * as Electron from 'electron';
import type { Page } from 'playwright';
import { toApp } from './addresses.ts';
import type { OwnContents } from './own-contents.ts';

type Permission = Parameters<NonNullable<Parameters<Electron.Session['setPermissionCheckHandler']>[0]>>[1];

/** What a page can ask for: Chromium's name of each, with Electron's. */
const permissions = {
  geolocation: 'geolocation',
  notifications: 'notifications',
  audioCapture: 'media',
  videoCapture: 'media',
  midiSysex: 'midiSysex',
  clipboardReadWrite: 'clipboard-read',
  clipboardSanitizedWrite: 'clipboard-sanitized-write',
  idleDetection: 'idle-detection',
  displayCapture: 'display-capture',
  storageAccess: 'storage-access',
  windowManagement: 'window-management',
  localFonts: 'local-fonts',
  wakeLockScreen: 'screen-wake-lock',
  sensors: 'sensors',
} as const satisfies Record<string, Permission>;

/** Asks main's handlers about every permission and sets Chromium's answers accordingly; without handlers all is granted. */
export async function applyPermissions(page: Page, contents: OwnContents): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (const [name, permission] of Object.entries(permissions)) {
    const granted = await isGranted(contents, permission);
    const setting = granted ? 'granted' : 'denied';
    await cdp
      .send('Browser.setPermission', {
        permission: { name: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) },
        setting,
      })
      .catch(() => {});
  }
  await cdp.detach();
}

export function mayOpenExternally(contents: OwnContents, url: string): Promise<boolean> {
  return isGranted(contents, 'openExternal', { externalURL: url });
}

/** @param details of the request, beyond what all have */
async function isGranted(
  contents: OwnContents,
  permission: Permission,
  details: object = {},
): Promise<boolean> {
  const { permissionCheckHandler: check, permissionRequestHandler: request } = contents.session.settings;
  const requestingUrl = toApp(contents.getURL());
  const all = { requestingUrl, isMainFrame: true, ...details };
  const origin = URL.parse(requestingUrl)?.host ?? '';
  if (check && !check(contents as unknown as Electron.WebContents, permission, origin, all as never))
    return false;
  if (!request) return true;
  return new Promise((resolve) => {
    request(contents as unknown as Electron.WebContents, permission, resolve, all as never);
  });
}
