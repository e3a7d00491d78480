import { useSyncExternalStore } from 'react';
import { knownTimeZone } from '#contract/preferences.ts';
import { useInit } from '../services/use-init.ts';
import { rememberPreference } from './remember.ts';

let known: string | undefined;

/** Read once: each time on a page needs it, several times. UTC if the browser itself doesn't know the zone it reports. */
function browserTimeZone(): string {
  if (known === undefined) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    known = knownTimeZone(timeZone) ? timeZone : 'UTC';
  }
  return known;
}

/** Tells the server the browser's time zone from the next request on. Call once at start. */
export function rememberTimeZone(): void {
  rememberPreference('timeZone', browserTimeZone());
}

/** The same for loaders, which run on the server or in the browser; `told` is what the browser told before. */
export function currentTimeZone(told: string | null): string | null {
  return typeof document === 'undefined' ? told : browserTimeZone();
}

const subscribe = () => () => {};

/**
 * The time zone in which times are shown: the browser's; on the server, and until the page is alive, the one that
 * the browser told before. Null on the very first page.
 */
export function useTimeZone(): string | null {
  const { timeZone } = useInit();
  return useSyncExternalStore(subscribe, browserTimeZone, () => timeZone);
}
