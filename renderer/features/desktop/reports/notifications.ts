import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Dashboard } from '#contract/dashboard/dashboard.ts';
import type { DesktopInput } from '#contract/desktop/bridge.ts';
import type { UsersDashboard } from '#contract/users/cards.ts';
import { isolate } from '../../../lib/format/isolate.ts';

const storageKey = 'desktop-notifications';

const listeners = new Set<() => void>();

type Notification = DesktopInput<'notifications.show'>;

/** Returns a notification about new users, with names alone: it may show on a locked screen. */
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

/** Whether this computer shows notifications of the reports; on until somebody turns them off. */
export function notificationsEnabled(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

function setNotificationsEnabled(enabled: boolean): void {
  localStorage.setItem(storageKey, enabled ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** @returns removes the listener */
export function onNotificationsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The setting of this computer, and the function that changes it. */
export function useNotifications(): [boolean, (enabled: boolean) => void] {
  return [useSyncExternalStore(onNotificationsChange, notificationsEnabled), setNotificationsEnabled];
}
