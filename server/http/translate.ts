import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type Resource, type ResourceLanguage } from 'i18next';
import { defaultLanguage, type Language, languages } from '#contract/languages.ts';
import type { Translate } from '#contract/translate.ts';
import { projectRoot } from '#server/project-root.ts';

export type { Translate };

const localesFolder = join(projectRoot, 'locales');

function readNamespaces(language: Language): ResourceLanguage {
  const folder = join(localesFolder, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    ]),
  );
}

const resources: Resource = Object.fromEntries(
  languages.map((language) => [language, readNamespaces(language)]),
);

function createTranslator(language: Language): Translate {
  const instance = createInstance({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: Object.keys(resources[defaultLanguage] ?? {}),
    defaultNS: 'common',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void instance.init();
  return (key, values) => instance.t(key as 'errors:UNKNOWN_ERROR', { ...values });
}

const translators = new Map<Language, Translate>();

/** The one translator of a language: every JSON file below `locales/<language>` is a namespace. English fills gaps. */
export function translator(language: Language): Translate {
  const known = translators.get(language);
  if (known) return known;
  const created = createTranslator(language);
  translators.set(language, created);
  return created;
}
