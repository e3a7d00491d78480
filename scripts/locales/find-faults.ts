import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareLanguages } from './compare-languages.ts';
import { compareUsage } from './compare-usage.ts';
import { readLocales } from './read-locales.ts';
import { sourceTexts } from './source-texts.ts';

/** Folders whose sources may name keys. */
const sourceFolders = 'contract,server,renderer,electron';

/**
 * Every fault of the locale files below a folder that is laid out like this repository, one sentence each.
 * Keys that only tests name count as unused.
 */
export function findLocaleFaults(root: string): string[] {
  const locales = readLocales(join(root, 'locales'));
  const sameAsEnglish: Record<string, string[]> = JSON.parse(
    readFileSync(join(root, 'locales/same-as-english.json'), 'utf8'),
  );
  const paths = globSync(`{${sourceFolders}}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (path) => !/\.(test|spec|d)\.tsx?$/.test(path),
  );
  const sources = new Map(
    paths.map((path) => [path, sourceTexts(readFileSync(join(root, path), 'utf8'), path)]),
  );
  return [
    ...compareLanguages(locales, sameAsEnglish),
    ...compareUsage(locales.get('en')?.keys() ?? [], sources),
  ];
}
