import type { Language } from '#contract/languages.ts';

/** Headers of a response in the client's language, for caches and screen readers. */
export function languageHeaders(language: Language) {
  return { 'Content-Language': language, Vary: 'Accept-Language, Cookie' } as const;
}
