import type { i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { defaultLanguage, isLanguage, type Language, languages } from '#contract/languages.ts';

const detector = new LanguageDetector(
  { languageUtils: {} },
  {
    order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
    lookupQuerystring: 'lng',
    caches: ['localStorage', 'cookie'],
    cookieMinutes: 43_200,
    cookieOptions: { path: '/', sameSite: 'lax' },
  },
);

/** The visitor's language by query parameter, cookie, storage, browser and html element, in this order. */
export function detectLanguage(): Language {
  const found = [detector.detect()].flat().map((tag) => tag?.split('-')[0]);
  return found.find(isLanguage) ?? defaultLanguage;
}

/** True when an earlier visit stored a choice that the server cannot see. */
export function hasStoredLanguage(): boolean {
  return languages.some((language) =>
    [localStorage, sessionStorage].some((storage) => storage.getItem('i18nextLng') === language),
  );
}

/** Switches the language, loads its translations and remembers the choice for 30 days. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  await instance.changeLanguage(language);
  detector.cacheUserLanguage(language);
}
