import { useCallback, useSyncExternalStore } from 'react';
import { appFacts } from '#contract/facts/define-app.ts';
import { isTheme, type Theme } from '#contract/facts/themes.ts';
import { rememberPreference } from '../preferences/remember.ts';

const storageKey = 'theme';
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : appFacts().defaultTheme;
}

/** Sets the class by the chosen theme and, where it follows the system, by the system's preference. */
function applyTheme(): void {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

function hasStoredTheme(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers the choice where the next page finds it, and where the server does. */
function rememberTheme(theme: Theme): void {
  rememberPreference('theme', theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is switched off: the cookie remembers.
  }
}

function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  rememberTheme(theme);
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lets the server see a choice that only this browser held, and follows the system's preference while the page is
 * open. Call once at start.
 */
export function startTheme(): void {
  if (hasStoredTheme()) rememberTheme(readTheme());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
}

/** The chosen theme and the way to change it; remembered in local storage and a cookie. */
export function useTheme(serverTheme: Theme): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, () => serverTheme);
  return [theme, useCallback(setTheme, [])];
}
