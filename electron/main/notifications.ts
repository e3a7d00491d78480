import type { Notification } from 'electron/main';
import type { DesktopInput } from '#contract/desktop/bridge.ts';
import type { Log } from './log/create-log.ts';

/** Maximum number on the screen: the oldest is closed for a new one. */
const maxShown = 3;

/**
 * Shows system notifications for a page.
 * @param open is called with the path of one that is clicked
 */
export function createNotifications(
  SystemNotification: typeof Notification,
  open: (path: string) => void,
  log: Log,
) {
  // Also protects them from garbage collection, after which no click event would come.
  const shown = new Set<Notification>();
  return ({ title, body, path }: DesktopInput<'notifications.show'>): void => {
    if (!SystemNotification.isSupported()) return;
    const notification = new SystemNotification({ title, body });
    const remove = () => shown.delete(notification);
    notification.on('click', () => {
      remove();
      open(path);
    });
    notification.on('close', remove);
    notification.on('failed', (_event, error) => {
      remove();
      log.warn(`notifications: not shown, ${error}`);
    });
    const [oldest] = shown;
    if (oldest && shown.size >= maxShown) {
      shown.delete(oldest);
      oldest.close();
    }
    shown.add(notification);
    notification.show();
  };
}
