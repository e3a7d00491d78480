import type { Notification, NotificationConstructorOptions } from 'electron/main';
import type { DesktopInput } from '#contract/desktop/bridge.ts';
import type { Log } from './log/log.ts';

interface CreateNotificationsOptions {
  Notification: {
    new (options: NotificationConstructorOptions): Notification;
    isSupported(): boolean;
  };
  /** Brings the app forward and goes to a page of it. */
  open(path: string): void;
  log: Log;
}

/** How many stay on the screen: an older one makes way. */
const maxShown = 3;

/** Shows what a page reports as notifications of the system; one that is pressed opens its page. */
export function createNotifications({ Notification, open, log }: CreateNotificationsOptions) {
  // Also keeps them from being collected as garbage, with which their presses would get lost.
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
