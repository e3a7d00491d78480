import { languages } from '../contract-of-app.ts';
import { writeJson } from './entity-files.ts';

export const untranslatedFile = 'locales/untranslated.json';

/**
 * Lists texts as still to be translated from English.
 * @param text of locales/untranslated.json
 * @param keys namespaces, or keys with theirs
 */
export function withUntranslated(text: string, keys: readonly string[]): string {
  const lists: Record<string, string[]> = JSON.parse(text);
  const others = languages.filter((language) => language !== 'en');
  const added = Object.fromEntries(
    others.map((language) => {
      const listed = lists[language] ?? [];
      const further = keys.filter(
        (key) => !listed.includes(key) && !listed.includes(key.split(':')[0] ?? ''),
      );
      return [language, [...listed, ...further]];
    }),
  );
  return writeJson({ ...lists, ...added });
}
