/** The languages of the interface, of mails and of error messages, and how each is written. */
export const languages = ['en', 'fr', 'ar', 'sw'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
  sw: 'Kiswahili',
};

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Text direction for the `dir` attribute. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
