import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';

/**
 * The first of the user's languages that the app supports, whatever its region.
 * @param preferred language tags of the system, such as `fr-CA`
 */
export function systemLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.split(/[-_]/)[0]?.toLowerCase());
  return codes.find(isLanguage) ?? defaultLanguage;
}
