import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#contract/languages.ts';
import { productSources } from '../product-sources.ts';
import { compareLanguages, countUntranslated } from './compare-languages.ts';
import { compareUsage } from './compare-usage.ts';
import { readLocales } from './read-locales.ts';
import { sourceTexts } from './source-texts.ts';

/**
 * Every fault of the locale files below a folder that is laid out like this project, one sentence each.
 * Keys that only tests name count as unused.
 */
export function findLocaleErrors(root: string): string[] {
  const locales = readLocales(join(root, 'locales'));
  const sameAsEnglish = readLists(root, 'locales/same-as-english.json');
  const untranslated = readLists(root, 'locales/untranslated.json');
  const sources = new Map(
    productSources(root).map((path) => [path, sourceTexts(readFileSync(join(root, path), 'utf8'), path)]),
  );
  return [
    ...folderErrors([...locales.keys()]),
    ...compareLanguages(locales, sameAsEnglish, untranslated),
    ...compareUsage(locales.get('en')?.keys() ?? [], sources),
  ];
}

/** How many texts are in English still, by language: to be translated, and no fault. */
export function countUntranslatedTexts(root: string): Record<string, number> {
  const locales = readLocales(join(root, 'locales'));
  const english = locales.get('en') ?? new Map<string, string>();
  const lists = readLists(root, 'locales/untranslated.json');
  return Object.fromEntries(
    Object.entries(lists).map(([language, entries]) => [
      language,
      countUntranslated(locales.get(language) ?? new Map(), english, entries),
    ]),
  );
}

/** Keys by language. */
function readLists(root: string, file: string): Record<string, string[]> {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/** The folders are those of the languages that the product lists. */
function folderErrors(folders: readonly string[]): string[] {
  const listed: readonly string[] = languages;
  return [
    ...listed.filter((name) => !folders.includes(name)).map((name) => `${name}: locales/${name} is missing`),
    ...folders
      .filter((name) => !listed.includes(name))
      .map((name) => `${name}: locales/${name} belongs to no language of contract/languages.ts`),
  ];
}
