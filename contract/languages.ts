import type { LanguageDetails } from './facts/register.ts';

/** The languages of the interface, of mails and of error messages: how each is called and written. */
const details = {
  en: { name: 'English', direction: 'ltr', mailScale: 1 },
  fr: { name: 'Français', direction: 'ltr', mailScale: 1 },
  ar: { name: 'العربية', direction: 'rtl', mailScale: 1.2 },
  sw: { name: 'Kiswahili', direction: 'ltr', mailScale: 1 },
} satisfies Record<string, LanguageDetails>;

export const languageDetails: Readonly<Record<keyof typeof details, LanguageDetails>> = details;

export const defaultLanguage = 'en' satisfies keyof typeof details;

export const languages = Object.keys(details) as [keyof typeof details, ...(keyof typeof details)[]];
