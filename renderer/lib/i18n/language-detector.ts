import type { i18n } from 'i18next';
import { appFacts } from '#contract/facts/define-app.ts';
import { isLanguage, type Language } from '#contract/facts/languages.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import { rememberPreference } from '../preferences/remember.ts';

/** Search parameter and storage key are those of i18next's own detector. */
export const languageParameter = 'lng';
const storageKey = 'i18nextLng';

/** The user's language by query parameter, cookie, storage, browser and html element, in this order. */
export function detectLanguage(): Language {
  const candidates = [...navigator.languages, document.documentElement.lang];
  return (
    shownChoice() ?? storedChoice() ?? candidates.map(toLanguage).find(Boolean) ?? appFacts().defaultLanguage
  );
}

/**
 * Applies the choice of an earlier visit that the server cannot see, lets it see every choice from now on, and follows
 * those made in other tabs. Call once the page is hydrated: until then it must look as the server rendered it.
 * @returns the way to stop
 */
export function followChosenLanguage(instance: i18n): () => void {
  const choice = shownChoice() ?? storedChoice();
  if (choice) void changeLanguage(instance, choice);
  const follow = ({ key, newValue }: StorageEvent) => {
    const chosen = key === storageKey && toLanguage(newValue);
    if (chosen) void showLanguage(instance, chosen);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Shows the language that the server would choose now, unless one was chosen here: the next page must not differ. */
export async function showServersLanguage(instance: i18n, language: Language): Promise<void> {
  if (!shownChoice() && !storedChoice()) await showLanguage(instance, language);
}

/** Switches the language and remembers the choice for 30 days. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  if (await showLanguage(instance, language)) rememberLanguage(language);
}

/** Its translations are fetched first: where they cannot be had, everything stays as it is. */
async function showLanguage(instance: i18n, language: Language): Promise<boolean> {
  if (instance.language === language) return true;
  const failure = await new Promise((resolve) => void instance.loadLanguages(language, resolve));
  if (failure) return false;
  await instance.changeLanguage(language);
  return true;
}

/** The choice that the server sees, too. */
function shownChoice(): Language | undefined {
  const start = `${preferenceCookies.language.name}=`;
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(start));
  return (
    toLanguage(new URLSearchParams(location.search).get(languageParameter)) ??
    toLanguage(cookie?.slice(start.length))
  );
}

/** The choice that an earlier visit left in this browser; none where storage is switched off. */
function storedChoice(): Language | undefined {
  try {
    return toLanguage(localStorage.getItem(storageKey)) ?? toLanguage(sessionStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

function rememberLanguage(language: Language): void {
  rememberPreference('language', language);
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is switched off: the cookie remembers.
  }
}

/** 'fr-CA' is shown in 'fr'. */
function toLanguage(tag: string | null | undefined): Language | undefined {
  const language = tag?.toLowerCase().split(/[-_]/, 1)[0];
  return isLanguage(language) ? language : undefined;
}
