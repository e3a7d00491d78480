import { appFacts } from './define-app.ts';
import type { Language, LanguageDetails } from './register.ts';

export type { Language, LanguageDetails } from './register.ts';

/** The app's languages. */
export function languageNames(): Language[] {
  return Object.keys(appFacts().languages) as Language[];
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(appFacts().languages, value);
}

/** Text direction for the `dir` attribute. */
export function directionOf(language: Language): LanguageDetails['direction'] {
  return appFacts().languages[language].direction;
}

/** Whether there is something to choose: with one language no page offers a choice, or says which it is. */
export function isLanguageChosen(): boolean {
  return Object.keys(appFacts().languages).length > 1;
}
