import type { Language } from '#contract/facts/languages.ts';
import { languages } from '#contract/languages.ts';
import untranslated from '#locales/untranslated.json' with { type: 'json' };

/** The languages in which no text of a namespace is in English still. */
export function translatedLanguages(namespace: string): Language[] {
  const lists: Readonly<Record<string, readonly string[]>> = untranslated;
  return languages.filter(
    (language) => !lists[language]?.some((entry) => `${entry}:`.startsWith(`${namespace}:`)),
  );
}
