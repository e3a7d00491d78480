import type { createBrowserRouter } from 'react-router';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { defaultPeriod } from '#contract/schemas/dashboard-period.ts';
import { readLastSeen, saveLastSeen } from '../../features/desktop/reports/last-seen.ts';
import {
  mailNotification,
  notificationsEnabled,
  onNotificationsChange,
  signUpsNotification,
} from '../../features/desktop/reports/notifications.ts';
import { may } from '../../lib/permissions.ts';
import { currentTimeZone } from '../../lib/preferences/time-zone.ts';
import type { Services } from '../../lib/services/services.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** How often the dashboard is read, in milliseconds. */
const interval = 5 * 60_000;
/** The bridge takes no more. */
const mostOnBadge = 9999;
/** The pages that show what is reported. */
const reportPages = ['/manager/dashboard', '/manager/users'];

/**
 * Notifies managers of what the dashboard reports while they are elsewhere: who signed up, and that mail no longer goes
 * out. The badge of the app's icon counts it until they open one of the pages.
 */
export function watchReports(
  bridge: Pick<DesktopBridge, 'notifications' | 'badge'>,
  { init, data, i18n }: Services,
  router: Router,
): void {
  /** Time of the last sign-ups that were notified of, by the server's clock. */
  let notifiedUntil = '';
  /** Of mail that has stopped. */
  const mail = { notified: false, seen: false };
  let badgeCount = 0;

  const showCount = (count: number) => {
    if (count !== badgeCount) void bridge.badge.set({ count: Math.min(count, mostOnBadge) });
    badgeCount = count;
  };

  /** Undefined where nobody is to be notified, as while an admin acts as another user. */
  const readRecipient = () => {
    const known = init.get();
    if (!known?.currentUser?.onboarded || known.currentUser.impersonatedBy || !may(known, 'apps', 'manager'))
      return;
    return notificationsEnabled() ? known : undefined;
  };

  const readReports = async (timeZone: string | null, lastSeen: string | undefined, staleTime: number) => {
    const { api, queryClient } = await data.load();
    const input = { days: defaultPeriod, timeZone: currentTimeZone(timeZone) ?? 'UTC' } as const;
    const { readAt, mail } = await queryClient.fetchQuery({
      ...api.dashboard.read.queryOptions({ input }),
      staleTime,
    });
    const since = lastSeen ?? readAt;
    const unseen = await api.users.signUps.call({ since });
    const isNotified = Date.parse(notifiedUntil) > Date.parse(since);
    const unnotified = isNotified ? await api.users.signUps.call({ since: notifiedUntil }) : unseen;
    return { readAt, mail, unseen, unnotified };
  };

  const check = async () => {
    const known = readRecipient();
    if (!known?.currentUser) return showCount(0);
    const { id } = known.currentUser;
    const isSeen = document.hasFocus() && reportPages.includes(router.state.location.pathname);
    const lastSeen = readLastSeen(id);
    const reports = await readReports(known.timeZone, lastSeen, isSeen ? 0 : interval / 2).catch(() => {});
    // Without an answer the next check follows by itself.
    if (!reports || readRecipient()?.currentUser?.id !== id) return;
    const { unseen, unnotified } = reports;
    if (isSeen || lastSeen === undefined) saveLastSeen(id, reports.readAt);
    notifiedUntil = unnotified.readAt;
    const mailStopped = reports.mail.state === 'stopped';
    const notifyOfMail = mailStopped && !mail.notified;
    mail.notified = mailStopped;
    mail.seen = mailStopped && (mail.seen || isSeen);
    if (isSeen) return showCount(0);
    showCount(unseen.count + Number(mailStopped && !mail.seen));
    if (unnotified.count > 0) void bridge.notifications.show(signUpsNotification(i18n, unnotified));
    if (notifyOfMail) void bridge.notifications.show(mailNotification(i18n, reports.mail));
  };

  let path = '';
  router.subscribe(({ location }) => {
    if (location.pathname !== path && reportPages.includes(location.pathname)) void check();
    path = location.pathname;
  });
  const checkNow = () => void check();
  init.subscribe(checkNow);
  onNotificationsChange(checkNow);
  addEventListener('focus', checkNow);
  setInterval(checkNow, interval);
  checkNow();
}
