const day = 24 * 3600;

/**
 * Choices of a browser, kept in cookies so that the first byte can follow them; for how long, in seconds. The cookie of
 * the language has the name that i18next's own detector gives it.
 */
export const preferenceCookies = {
  language: { name: 'i18next', seconds: 30 * day },
  theme: { name: 'theme', seconds: 365 * day },
  sidebar: { name: 'sidebar', seconds: 365 * day },
  timeZone: { name: 'time-zone', seconds: 365 * day },
  singleKeys: { name: 'single-keys', seconds: 365 * day },
  listViews: { name: 'list-views', seconds: 365 * day },
} as const;

/** Whether the sidebar of the manager area shows names, or icons alone. */
export const sidebarStates = ['open', 'collapsed'] as const;

export type SidebarState = (typeof sidebarStates)[number];

export const defaultSidebar: SidebarState = 'open';

export function isSidebarState(value: unknown): value is SidebarState {
  return sidebarStates.includes(value as SidebarState);
}

/** Whether keys do something without Ctrl or Cmd, such as J and K in lists; they are easily pressed by accident. */
export const singleKeyStates = ['on', 'off'] as const;

export type SingleKeyState = (typeof singleKeyStates)[number];

export const defaultSingleKeys: SingleKeyState = 'on';

export function isSingleKeyState(value: unknown): value is SingleKeyState {
  return singleKeyStates.includes(value as SingleKeyState);
}

/**
 * Returns the name that this platform gives to an IANA time zone such as `Africa/Nairobi`, or undefined if it doesn't
 * know the zone. Browsers report names that others don't know, or none: `Etc/Unknown`, where the system has no zone.
 */
export function knownTimeZone(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export interface Preferences {
  sidebar: SidebarState;
  /** Null until a page has told it. */
  timeZone: string | null;
  singleKeys: SingleKeyState;
  /** See list-views.ts. */
  listViews: string;
}
