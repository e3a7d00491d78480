import type { Language } from '#contract/languages.ts';
import { languageParameter } from './language-detector.ts';

/** The search parameters of a page with `lng=` as given, or without it; the others stay as they are. */
export function languageSearch(search: string, language?: Language): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(languageParameter);
  if (language) parameters.set(languageParameter, language);
  return parameters.toString();
}
