import { useSyncExternalStore } from 'react';

const storageKey = 'desktop-notifications';
const listeners = new Set<() => void>();

/** Whether this computer tells what the manager area reports; it does until somebody turns it off. */
export function notificationsWanted(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

function chooseNotifications(wanted: boolean): void {
  localStorage.setItem(storageKey, wanted ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** @returns the way to stop listening */
export function onNotificationsChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice of this computer, and the way to change it. */
export function useNotifications(): [boolean, (wanted: boolean) => void] {
  return [useSyncExternalStore(onNotificationsChoice, notificationsWanted), chooseNotifications];
}
