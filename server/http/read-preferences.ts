import { isListViews } from '#contract/list-views.ts';
import {
  defaultSidebar,
  defaultSingleKeys,
  isSidebarState,
  isSingleKeyState,
  isTimeZone,
  type Preferences,
  preferenceCookies,
} from '#contract/preferences.ts';
import { readCookie } from './read-cookie.ts';

/** Reads preferences from a `Cookie` header; malformed ones are ignored. */
export function readPreferences(cookie: string | undefined): Preferences {
  const sidebar = readCookie(cookie, preferenceCookies.sidebar.name);
  const timeZone = readCookie(cookie, preferenceCookies.timeZone.name);
  const singleKeys = readCookie(cookie, preferenceCookies.singleKeys.name);
  const listViews = readCookie(cookie, preferenceCookies.listViews.name);
  return {
    sidebar: isSidebarState(sidebar) ? sidebar : defaultSidebar,
    timeZone: isTimeZone(timeZone) ? timeZone : null,
    singleKeys: isSingleKeyState(singleKeys) ? singleKeys : defaultSingleKeys,
    listViews: isListViews(listViews) ? listViews : '',
  };
}
