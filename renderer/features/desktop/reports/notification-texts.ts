import type { i18n } from 'i18next';
import type { Dashboard } from '#contract/dashboard/dashboard.ts';
import type { DesktopInput } from '#contract/desktop/bridge.ts';
import type { UsersDashboard } from '#contract/users/cards.ts';
import { isolate } from '../../../lib/format/isolate.ts';

type Notification = DesktopInput<'notifications.show'>;

/** What a notification says of users who signed up. Names alone: it may show on a locked screen. */
export function newUsersNotification({ t }: i18n, newUsers: UsersDashboard['newest']): Notification {
  const path = '/manager/users';
  const [first] = newUsers;
  if (newUsers.length > 1)
    return {
      title: t('desktop:reports.newPeople.title'),
      body: t('desktop:reports.newPeople.body', { count: newUsers.length }),
      path,
    };
  return {
    title: t('desktop:reports.newPerson.title'),
    body: first?.name
      ? t('desktop:reports.newPerson.body', { name: isolate(first.name) })
      : t('desktop:reports.newPerson.nameless'),
    path,
  };
}

export function mailNotification({ t }: i18n, { waiting, retrying }: Dashboard['mail']): Notification {
  return {
    title: t('desktop:reports.mail.title'),
    body: t('desktop:reports.mail.body', { count: waiting + retrying }),
    path: '/manager/dashboard',
  };
}
