import { pluralForms, pluralOf, withoutPlural } from './plural-forms.ts';
import type { Texts } from './read-locales.ts';

/** Between letters, or between a letter and a placeholder or a tag. */
const typewriterApostrophe = /\p{L}'(?:\p{L}|\{\{|<)/u;

/** A line could end here, and the next begin with the sign. */
const breakableSpace = / [:;?!»]|« /;

/**
 * Finds what is amiss between the languages: missing and surplus keys, plural forms that the language does not have or
 * lacks, placeholders that differ, empty texts, typewriter apostrophes and breakable spaces in French, and texts equal to
 * English that nobody listed as meant, or as still to be translated.
 * @param sameAsEnglish by language, the keys whose text may equal the English one
 * @param untranslated by language, the keys, or whole namespaces, whose texts are in English still
 * @returns one sentence per fault
 */
export function compareLanguages(
  locales: ReadonlyMap<string, Texts>,
  sameAsEnglish: Readonly<Record<string, readonly string[]>>,
  untranslated: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  const english = locales.get('en') ?? new Map<string, string>();
  return [...locales].flatMap(([language, texts]) => [
    ...keyErrors(language, texts, english),
    ...textErrors(language, texts, english),
    ...(language === 'en'
      ? []
      : copyErrors(
          language,
          copiesOf(texts, english),
          sameAsEnglish[language] ?? [],
          untranslated[language] ?? [],
        )),
  ]);
}

/** How many texts of a language are in English still, and listed so. */
export function countUntranslated(texts: Texts, english: Texts, untranslated: readonly string[]): number {
  return copiesOf(texts, english).filter(([key]) => untranslated.some((entry) => covers(entry, key))).length;
}

/** Whether an entry means a key: that one, all its plural forms, or all of its namespace. */
function covers(entry: string, key: string): boolean {
  return key === entry || withoutPlural(key) === entry || key.startsWith(`${entry}:`);
}

function keyErrors(language: string, texts: Texts, english: Texts): string[] {
  const expected = new Set(
    [...english.keys()].flatMap((key) =>
      pluralOf(key) ? pluralForms(language).map((form) => `${withoutPlural(key)}_${form}`) : [key],
    ),
  );
  return [
    ...[...expected].filter((key) => !texts.has(key)).map((key) => `${language}: ${key} is missing`),
    ...[...texts.keys()]
      .filter((key) => !expected.has(key))
      .map((key) => `${language}: ${key} is not in English`),
  ];
}

function textErrors(language: string, texts: Texts, english: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [`${language}: ${key} is empty`];
    if (text !== text.trim()) return [`${language}: ${key} begins or ends with a space`];
    if (language === 'fr' && typewriterApostrophe.test(text))
      return [`fr: ${key} has a typewriter apostrophe; write ’`];
    if (language === 'fr' && breakableSpace.test(text))
      return [`fr: ${key} has a plain space beside : ; ? ! « or »; write a no-break one (U+00A0, U+202F)`];
    const form = pluralOf(key);
    const model = english.get(form ? `${withoutPlural(key)}_other` : key);
    if (model === undefined) return [];
    const wanted = placeholders(model);
    const given = placeholders(text);
    const surplus = given.filter((name) => !wanted.includes(name));
    // 'zero', 'one' and 'two' may be words ('a day', 'يومان'), or leave out what English's 'one' leaves out.
    const spelled = form === 'zero' || form === 'one' || form === 'two';
    const single = placeholders(english.get(`${withoutPlural(key)}_one`) ?? model);
    const missing = wanted.filter(
      (name) => !given.includes(name) && !(spelled && (isNumber(name) || !single.includes(name))),
    );
    return [
      ...surplus.map((name) => `${language}: ${key} has {{${name}}}, which English has not`),
      ...missing.map((name) => `${language}: ${key} lacks {{${name}}}`),
    ];
  });
}

function isNumber(placeholder: string): boolean {
  return ['count', 'min', 'max'].includes(placeholder.split(',')[0] ?? '');
}

type Copy = readonly [key: string, text: string];

/** Texts that are the English ones. */
function copiesOf(texts: Texts, english: Texts): Copy[] {
  return [...texts].filter(([key, text]) => {
    const words = text.replace(/\{\{.*?\}\}/g, '');
    return /\p{L}/u.test(words) && (text === english.get(key) || text === english.get(otherForm(key)));
  });
}

function copyErrors(
  language: string,
  copies: readonly Copy[],
  meant: readonly string[],
  untranslated: readonly string[],
): string[] {
  const found = copies.map(([key]) => key);
  return [
    ...copies
      .filter(([key]) => !meant.includes(key) && !untranslated.some((entry) => covers(entry, key)))
      .map(
        ([key, text]) =>
          `${language}: ${key} equals English ('${text}'); translate it or list it in locales/same-as-english.json`,
      ),
    ...meant
      .filter((key) => !found.includes(key))
      .map(
        (key) => `${language}: ${key} is listed in locales/same-as-english.json but does not equal English`,
      ),
    ...untranslated
      .filter((entry) => !found.some((key) => covers(entry, key)))
      .map((entry) => `${language}: ${entry} is translated; take it off locales/untranslated.json`),
  ];
}

function otherForm(key: string): string {
  return pluralOf(key) ? `${withoutPlural(key)}_other` : key;
}

/**
 * Returns the placeholders of a text, `{{name}}` and `{{date, datetime(dateStyle: medium)}}` (with its
 * format, which must be the same in all languages), and the tags of a rich text (`<1>`, `</bold>`). Each
 * once, sorted.
 */
function placeholders(text: string): string[] {
  const open = [...text.matchAll(/\{\{\s*(.*?)\s*\}\}/g)].map((match) => match[1] ?? '');
  const tags = [...text.matchAll(/<\/?[\w-]+\s*\/?>/g)].map((match) => match[0]);
  return [...new Set([...open, ...tags])].sort();
}
