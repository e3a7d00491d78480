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

/** An IANA time zone that this platform knows, such as `Africa/Nairobi`. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
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
