import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/facts/languages.ts';
import { defaultLanguage, languages } from '#contract/languages.ts';

/**
 * A language beside the default one, for what happens in the language of whoever asks: `npm create` may leave out any.
 * The default one where there is no other.
 */
export const otherLanguage: Language =
  languages.find((language) => language !== defaultLanguage) ?? defaultLanguage;

/** A language that no app has, for what happens where someone asks for another: `npm create` may add any. */
export const unknownLanguage = 'tlh';

/** A text of locales/, such as `errors.BAD_REQUEST`; with its placeholders, if it has any. */
export function textIn(language: Language, path: string): string {
  const [namespace = '', ...keys] = path.split('.');
  const file = join(import.meta.dirname, '../../locales', language, `${namespace}.json`);
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const key of keys) found = (found as Record<string, unknown>)[key];
  if (typeof found !== 'string') throw new Error(`There is no text ${path} in ${language}.`);
  return found;
}
