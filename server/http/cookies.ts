import { isListViews } from '#contract/list-views.ts';
import {
  defaultSidebar,
  defaultSingleKeys,
  isSidebarState,
  isSingleKeyState,
  knownTimeZone,
  type Preferences,
  preferenceCookies,
} from '#contract/preferences.ts';

/**
 * The value of one cookie in a `Cookie` header, or undefined. The first one counts if a name is sent twice. Quotation
 * marks around a value are not part of it (RFC 6265, 4.1.1), as in better-auth.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=');
    if (separator < 0 || pair.slice(0, separator).trim() !== name) continue;
    return decode(
      pair
        .slice(separator + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    );
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads preferences from a `Cookie` header; malformed ones are ignored. */
export function readPreferences(cookie: string | undefined): Preferences {
  const sidebar = readCookie(cookie, preferenceCookies.sidebar.name);
  const timeZone = readCookie(cookie, preferenceCookies.timeZone.name);
  const singleKeys = readCookie(cookie, preferenceCookies.singleKeys.name);
  const listViews = readCookie(cookie, preferenceCookies.listViews.name);
  return {
    sidebar: isSidebarState(sidebar) ? sidebar : defaultSidebar,
    timeZone: timeZone && knownTimeZone(timeZone) ? timeZone : null,
    singleKeys: isSingleKeyState(singleKeys) ? singleKeys : defaultSingleKeys,
    listViews: isListViews(listViews) ? listViews : '',
  };
}
