interface LanguageDetails {
  /** As its speakers call it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** How much larger mails set it: some scripts are drawn small within their size. */
  mailScale: number;
}

/** The languages of the interface, of mails and of error messages: how each is called and written. */
const details = {
  en: { name: 'English', direction: 'ltr', mailScale: 1 },
  fr: { name: 'Français', direction: 'ltr', mailScale: 1 },
  ar: { name: 'العربية', direction: 'rtl', mailScale: 1.2 },
  sw: { name: 'Kiswahili', direction: 'ltr', mailScale: 1 },
} satisfies Record<string, LanguageDetails>;

export type Language = keyof typeof details;

export const languageDetails: Readonly<Record<Language, LanguageDetails>> = details;

export const defaultLanguage: Language = 'en';

export const languages = Object.keys(details) as [Language, ...Language[]];

/** Whether there is something to choose: with one language no page offers a choice, or says which it is. */
export const isLanguageChosen: boolean = languages.length > 1;

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Text direction for the `dir` attribute. */
export function directionOf(language: Language): LanguageDetails['direction'] {
  return languageDetails[language].direction;
}
