import type { i18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Dashboard } from '#contract/dashboard/dashboard.ts';
import type { DesktopInput } from '#contract/desktop/bridge.ts';
import { isolate } from '../../../lib/format/isolate.ts';

const storageKey = 'desktop-notifications';

const listeners = new Set<() => void>();

type Notification = DesktopInput<'notifications.show'>;

interface SignUps {
  count: number;
  /** Name of the last one. */
  newest: string | null;
}

/** Returns a notification about users who signed up, with a name alone: it may show on a locked screen. */
export function signUpsNotification({ t }: i18n, { count, newest }: SignUps): Notification {
  const path = '/manager/users';
  if (count > 1)
    return {
      title: t('desktop:reports.newPeople.title'),
      body: t('desktop:reports.newPeople.body', { count }),
      path,
    };
  return {
    title: t('desktop:reports.newPerson.title'),
    body: newest
      ? t('desktop:reports.newPerson.body', { name: isolate(newest) })
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
