import { pluralForms, pluralOf, withoutPlural } from './plural-forms.ts';
import type { Texts } from './read-locales.ts';

/** Between letters, or between a letter and a placeholder or a tag. */
const typewriterApostrophe = /\p{L}'(?:\p{L}|\{\{|<)/u;

/** A line could end here, and the next begin with the sign. */
const breakableSpace = / [:;?!»]|« /;

/**
 * Finds what is amiss between the languages: missing and surplus keys, plural forms that the language does not have or
 * lacks, placeholders that differ, empty texts, typewriter apostrophes and breakable spaces in French, and texts equal to
 * English that nobody listed as meant.
 * @param sameAsEnglish by language, the keys whose text may equal the English one
 * @returns one sentence per fault
 */
export function compareLanguages(
  locales: ReadonlyMap<string, Texts>,
  sameAsEnglish: Readonly<Record<string, readonly string[]>>,
): string[] {
  const english = locales.get('en') ?? new Map<string, string>();
  return [...locales].flatMap(([language, texts]) => [
    ...keyErrors(language, texts, english),
    ...textErrors(language, texts, english),
    ...(language === 'en' ? [] : untranslatedErrors(language, texts, english, sameAsEnglish[language] ?? [])),
  ]);
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

function untranslatedErrors(
  language: string,
  texts: Texts,
  english: Texts,
  listed: readonly string[],
): string[] {
  const copies = [...texts].filter(([key, text]) => {
    const words = text.replace(/\{\{.*?\}\}/g, '');
    return /\p{L}/u.test(words) && (text === english.get(key) || text === english.get(otherForm(key)));
  });
  const meant = new Set(listed);
  const found = new Set(copies.map(([key]) => key));
  return [
    ...copies
      .filter(([key]) => !meant.has(key))
      .map(
        ([key, text]) =>
          `${language}: ${key} equals English ('${text}'); translate it or list it in locales/same-as-english.json`,
      ),
    ...listed
      .filter((key) => !found.has(key))
      .map(
        (key) => `${language}: ${key} is listed in locales/same-as-english.json but does not equal English`,
      ),
  ];
}

function otherForm(key: string): string {
  return pluralOf(key) ? `${withoutPlural(key)}_other` : key;
}

/**
 * What a text leaves open: `{{name}}` and `{{date, datetime(dateStyle: medium)}}` (with its format, which must be the same
 * in all languages), and the tags of a rich text (`<1>`, `</bold>`). Each once, sorted.
 */
function placeholders(text: string): string[] {
  const open = [...text.matchAll(/\{\{\s*(.*?)\s*\}\}/g)].map((match) => match[1] ?? '');
  const tags = [...text.matchAll(/<\/?[\w-]+\s*\/?>/g)].map((match) => match[0]);
  return [...new Set([...open, ...tags])].sort();
}
