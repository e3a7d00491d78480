import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';

/**
 * The first of the person's languages that the app speaks, in any of its regions.
 * @param preferred tags as the system lists them, such as `fr-CA`
 */
export function systemLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.split(/[-_]/)[0]?.toLowerCase());
  return codes.find(isLanguage) ?? defaultLanguage;
}
