import type { Session } from 'electron/main';
import type { Log } from './log/create-log.ts';
import { isBundleUrl } from './scheme/bundle-url.ts';

/** The only permission of pages: copying text when the user clicks a button for it. */
const allowedPermission = 'clipboard-sanitized-write';

/** Denies every permission except writing to the clipboard from our own main frame. */
export function denyPermissions(session: Session, log: Log): void {
  const isGranted = (permission: string, isMainFrame: boolean, address: string | undefined): boolean =>
    permission === allowedPermission && isMainFrame && address !== undefined && isBundleUrl(address);

  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const allowed = isGranted(permission, details.isMainFrame, details.requestingUrl);
    if (!allowed) log.warn(`permissions: denied, ${permission}`);
    answer(allowed);
  });
  session.setPermissionCheckHandler((_contents, permission, origin, details) =>
    isGranted(permission, details.isMainFrame, details.requestingUrl ?? origin),
  );
  // Screens, USB, HID, serial and Bluetooth have handlers of their own.
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
  session.setBluetoothPairingHandler((_details, answer) => answer({ confirmed: false }));
  session.on('file-system-access-restricted', (_event, _details, answer) => answer('deny'));
}
