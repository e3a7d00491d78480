import type { Session, WebContents } from 'electron/main';
import type { Log } from './log/log.ts';
import { isBundleUrl } from './scheme/bundle-url.ts';

/** The one thing that pages may: copy text when a person presses a button for it. */
const allowedPermission = 'clipboard-sanitized-write';

type GuardedSession = Pick<
  Session,
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'setBluetoothPairingHandler'
  | 'on'
>;

/** Refuses pages every permission but to write to the clipboard, and that to all but our own main frame. */
export function denyPermissions(session: GuardedSession, log: Log): void {
  const isGranted = (permission: string, isMainFrame: boolean, address: string | undefined): boolean =>
    permission === allowedPermission && isMainFrame && address !== undefined && isBundleUrl(address);

  session.setPermissionRequestHandler((_contents: WebContents, permission, answer, details) => {
    const allowed = isGranted(permission, details.isMainFrame, details.requestingUrl);
    if (!allowed) log.warn(`permissions: refused, ${permission}`);
    answer(allowed);
  });
  session.setPermissionCheckHandler((_contents, permission, origin, details) =>
    isGranted(permission, details.isMainFrame, details.requestingUrl ?? origin),
  );
  // Screens, USB, HID, serial and Bluetooth have doors of their own.
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
  session.setBluetoothPairingHandler((_details, answer) => answer({ confirmed: false }));
  session.on('file-system-access-restricted', (_event, _details, answer) => answer('deny'));
}
