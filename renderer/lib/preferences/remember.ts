import { preferenceCookies } from '#contract/preferences.ts';

const yearInSeconds = 365 * 24 * 3600;

/** Keeps a choice of this browser in a cookie for a year, so that the server renders the next page by it. */
export function rememberPreference(name: keyof typeof preferenceCookies, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari below 18.4.
  document.cookie = `${preferenceCookies[name]}=${encodeURIComponent(value)}; path=/; max-age=${yearInSeconds}; samesite=lax`;
}
