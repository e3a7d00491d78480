/** The languages of the interface, of mails and of error messages. */
export const languages = ['en', 'fr', 'ar', 'sw'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** Whether there is something to choose: with one language no page offers a choice, or says which it is. */
export const isLanguageChosen: boolean = languages.length > 1;

interface LanguageDetails {
  /** As its speakers call it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** How much larger mails set it: some scripts are drawn small within their size. */
  mailScale: number;
}

/** How each language is called and written. */
export const languageDetails: Readonly<Record<Language, LanguageDetails>> = {
  en: { name: 'English', direction: 'ltr', mailScale: 1 },
  fr: { name: 'Français', direction: 'ltr', mailScale: 1 },
  ar: { name: 'العربية', direction: 'rtl', mailScale: 1.2 },
  sw: { name: 'Kiswahili', direction: 'ltr', mailScale: 1 },
};

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Text direction for the `dir` attribute. */
export function directionOf(language: Language): LanguageDetails['direction'] {
  return languageDetails[language].direction;
}
