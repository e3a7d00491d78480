import type { createBrowserRouter } from 'react-router';
import { defaultPeriod } from '#contract/dashboard/period.ts';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { isTimeZone } from '#contract/preferences.ts';
import {
  findUnseenReports,
  readLastSeen,
  saveLastSeen,
} from '../../features/desktop/reports/find-unseen-reports.ts';
import {
  mailNotification,
  newUsersNotification,
  notificationsEnabled,
  onNotificationsChange,
} from '../../features/desktop/reports/notifications.ts';
import { may } from '../../lib/permissions.ts';
import { currentTimeZone } from '../../lib/preferences/time-zone.ts';
import type { Services } from '../../lib/services/services.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** How often the dashboard is read, in milliseconds. */
const interval = 5 * 60_000;
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
  /** Ids of new users. */
  const notified = new Set<string>();
  /** Of mail that has stopped. */
  const mail = { notified: false, seen: false };
  let badgeCount = 0;

  const showCount = (count: number) => {
    if (count !== badgeCount) void bridge.badge.set({ count });
    badgeCount = count;
  };

  /** Undefined where nobody is to be notified, as while an admin acts as another user. */
  const readRecipient = () => {
    const known = init.get();
    if (!known?.visitor?.onboarded || known.visitor.impersonatedBy || !may(known, 'apps', 'manager')) return;
    return notificationsEnabled() ? known : undefined;
  };

  const readDashboard = async (timeZone: string | null, staleTime: number) => {
    const { api, queryClient } = await data.load();
    const zone = currentTimeZone(timeZone);
    const input = { days: defaultPeriod, timeZone: isTimeZone(zone) ? zone : 'UTC' } as const;
    const [dashboard, { newest }] = await Promise.all([
      queryClient.fetchQuery({ ...api.dashboard.read.queryOptions({ input }), staleTime }),
      queryClient.fetchQuery({ ...api.users.dashboard.queryOptions({ input }), staleTime }),
    ]);
    return { ...dashboard, newest };
  };

  const check = async () => {
    const known = readRecipient();
    if (!known?.visitor) return showCount(0);
    const { id } = known.visitor;
    const isSeen = document.hasFocus() && reportPages.includes(router.state.location.pathname);
    const dashboard = await readDashboard(known.timeZone, isSeen ? 0 : interval / 2).catch(() => undefined);
    // Without an answer the next check follows by itself.
    if (!dashboard || readRecipient()?.visitor?.id !== id) return;
    const lastSeen = readLastSeen(id);
    if (isSeen || lastSeen === undefined) saveLastSeen(id, dashboard.readAt);
    const { newUsers, mailStopped } = findUnseenReports(dashboard, lastSeen ?? dashboard.readAt);
    const unnotified = newUsers.filter((user) => !notified.has(user.id));
    for (const user of unnotified) notified.add(user.id);
    const notifyOfMail = mailStopped && !mail.notified;
    mail.notified = mailStopped;
    mail.seen = mailStopped && (mail.seen || isSeen);
    if (isSeen) return showCount(0);
    showCount(newUsers.length + Number(mailStopped && !mail.seen));
    if (unnotified.length > 0) void bridge.notifications.show(newUsersNotification(i18n, unnotified));
    if (notifyOfMail) void bridge.notifications.show(mailNotification(i18n, dashboard.mail));
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
