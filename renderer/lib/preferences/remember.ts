import { preferenceCookies } from '#contract/preferences.ts';
import { shellBridge } from '../shell/bridge.ts';

/** Keeps a choice of this browser in its cookie, so that the server renders the next page by it. */
export function rememberPreference(preference: keyof typeof preferenceCookies, value: string): void {
  // In the desktop app the shell keeps it.
  void shellBridge?.preferences.save({ preference, value });
  const { name, seconds } = preferenceCookies[preference];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari below 18.4.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
}
