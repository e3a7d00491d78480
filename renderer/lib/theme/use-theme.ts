import { useCallback, useSyncExternalStore } from 'react';
import { defaultTheme, isTheme, type Theme } from '#contract/themes.ts';

const storageKey = 'theme';
const cookieSeconds = 365 * 24 * 3600;
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : defaultTheme;
}

/** Sets the class by the chosen theme and, where it follows the system, by the system's preference. */
function applyTheme(): void {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem(storageKey, theme);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari below 18.4.
  document.cookie = `${storageKey}=${theme}; path=/; max-age=${cookieSeconds}; samesite=lax`;
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system's preference while the page is open. Call once at start. */
export function watchSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
}

/** The chosen theme and the way to change it; remembered in local storage and a cookie. */
export function useTheme(serverTheme: Theme): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, () => serverTheme);
  return [theme, useCallback(setTheme, [])];
}
