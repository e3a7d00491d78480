/** Choices of a browser, kept in cookies of these names so that the first byte can follow them. */
export const preferenceCookies = { sidebar: 'sidebar', timeZone: 'time-zone' } as const;

/** Whether the sidebar of the manager area shows names, or icons alone. */
export const sidebarStates = ['open', 'collapsed'] as const;

export type SidebarState = (typeof sidebarStates)[number];

export const defaultSidebar: SidebarState = 'open';

export function isSidebarState(value: unknown): value is SidebarState {
  return sidebarStates.includes(value as SidebarState);
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
}
