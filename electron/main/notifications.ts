import type { Notification, NotificationConstructorOptions } from 'electron/main';
import type { DesktopInput } from '#contract/desktop/bridge.ts';
import type { Log } from './log/create-log.ts';

interface CreateNotificationsOptions {
  Notification: {
    new (options: NotificationConstructorOptions): Notification;
    isSupported(): boolean;
  };
  /** Focuses the app and navigates to one of its pages. */
  open(path: string): void;
  log: Log;
}

/** Maximum number on the screen: the oldest is closed for a new one. */
const maxShown = 3;

/** Shows system notifications for a page; clicking one opens its path. */
export function createNotifications({ Notification, open, log }: CreateNotificationsOptions) {
  // Also protects them from garbage collection, after which no click event would come.
  const shown = new Set<Notification>();
  return ({ title, body, path }: DesktopInput<'notifications.show'>): void => {
    if (!Notification.isSupported()) return;
    const notification = new Notification({ title, body });
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
