import { defaultPeriod } from '#contract/dashboard-period.ts';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { isTimeZone } from '#contract/preferences.ts';
import { findNews } from '../../features/desktop/reports/find-unseen-reports.ts';
import { keepLastLook, readLastLook } from '../../features/desktop/reports/last-seen.ts';
import {
  notificationsWanted,
  onNotificationsChoice,
} from '../../features/desktop/reports/notification-setting.ts';
import { mailNotification, peopleNotification } from '../../features/desktop/reports/notification-texts.ts';
import { may } from '../../lib/permissions.ts';
import { currentTimeZone } from '../../lib/preferences/time-zone.ts';
import type { Services } from '../../lib/services/services.ts';
import type { Router } from './router.ts';

/** How often the dashboard is asked, in milliseconds. */
const interval = 5 * 60_000;
/** Where one sees what is reported. */
const places = ['/manager/dashboard', '/manager/users'];

/**
 * Tells whoever manages the product what the dashboard reports while they look elsewhere: who signed up, and that mail
 * no longer goes out. The number at the app's icon counts it until they look.
 */
export function watchReports(
  bridge: Pick<DesktopBridge, 'notifications' | 'badge'>,
  { init, data, i18n }: Services,
  router: Router,
): void {
  const told = new Set<string>();
  /** That mail is stuck was told, and was seen. */
  const mail = { told: false, seen: false };
  let shownCount = 0;

  const showCount = (count: number) => {
    if (count !== shownCount) void bridge.badge.set({ count });
    shownCount = count;
  };

  /** The person to be told; nobody while an admin acts as somebody else. */
  const reader = () => {
    const known = init.get();
    if (!known?.visitor?.onboarded || known.visitor.impersonatedBy || !may(known, 'apps', 'manager')) return;
    return notificationsWanted() ? known : undefined;
  };

  const readDashboard = async (timeZone: string | null, staleTime: number) => {
    const { api, queryClient } = await data.load();
    const zone = currentTimeZone(timeZone);
    const input = { days: defaultPeriod, timeZone: isTimeZone(zone) ? zone : 'UTC' } as const;
    return queryClient.fetchQuery({ ...api.dashboard.read.queryOptions({ input }), staleTime });
  };

  const look = async () => {
    const known = reader();
    if (!known?.visitor) return showCount(0);
    const { id } = known.visitor;
    // No answer, no news: the next look comes by itself.
    const looking = document.hasFocus() && places.includes(router.state.location.pathname);
    const dashboard = await readDashboard(known.timeZone, looking ? 0 : interval / 2).catch(() => undefined);
    if (!dashboard || reader()?.visitor?.id !== id) return;
    const lastLook = readLastLook(id);
    if (looking || lastLook === undefined) keepLastLook(id, dashboard.readAt);
    const { people, mailStopped } = findNews(dashboard, lastLook ?? dashboard.readAt);
    const newPeople = people.filter((person) => !told.has(person.id));
    for (const person of newPeople) told.add(person.id);
    const tellMail = mailStopped && !mail.told;
    mail.told = mailStopped;
    mail.seen = mailStopped && (mail.seen || looking);
    if (looking) return showCount(0);
    showCount(people.length + Number(mailStopped && !mail.seen));
    if (newPeople.length > 0) void bridge.notifications.show(peopleNotification(i18n, newPeople));
    if (tellMail) void bridge.notifications.show(mailNotification(i18n, dashboard.mail));
  };

  let place = '';
  router.subscribe(({ location }) => {
    if (location.pathname !== place && places.includes(location.pathname)) void look();
    place = location.pathname;
  });
  const lookNow = () => void look();
  init.subscribe(lookNow);
  onNotificationsChoice(lookNow);
  addEventListener('focus', lookNow);
  setInterval(lookNow, interval);
  lookNow();
}
