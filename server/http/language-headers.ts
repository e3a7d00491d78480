import type { Language } from '#contract/languages.ts';

/** Headers of an answer whose text is in the caller's language, for whoever keeps or reads it. */
export function languageHeaders(language: Language) {
  return { 'Content-Language': language, Vary: 'Accept-Language, Cookie' } as const;
}
