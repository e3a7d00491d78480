import { useSyncExternalStore } from 'react';

const storageKey = 'desktop-notifications';
const listeners = new Set<() => void>();

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
