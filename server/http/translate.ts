import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { createInstance, type Resource } from 'i18next';
import { appFacts } from '#contract/facts/define-app.ts';
import { isLanguage, type Language, languageNames } from '#contract/facts/languages.ts';
import type { Translate } from '#contract/translate.ts';
import { projectRoot } from '#server/config/project-root.ts';

export type { Translate };

const localesFolder = join(projectRoot, 'locales');

/** All translators share it, so that texts loaded later apply to existing ones. */
const resources: Resource = {};
let areLoaded = false;

/** Loads the texts of all languages. A start does it, so that no request waits for them; else the first translator does. */
export function loadTexts(): void {
  if (areLoaded) return;
  areLoaded = true;
  for (const language of languageNames()) {
    for (const name of readdirSync(join(localesFolder, language)))
      takeTexts(join(localesFolder, language, name));
  }
}

/**
 * Loads the texts of a file below `locales`, at start-up and in development after a change. A broken file is reported
 * and the previous texts stay: a missing comma does not stop the server.
 * @returns whether there are new texts
 */
export function takeTexts(file: string): boolean {
  const [language = '', name = '', ...deeper] = relative(localesFolder, file).split(/[\\/]/);
  if (!isLanguage(language) || !name.endsWith('.json') || deeper.length > 0) return false;
  try {
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    resources[language] = { ...resources[language], [basename(name, '.json')]: texts };
    return true;
  } catch (error) {
    process.emitWarning(`locales/${language}/${name} cannot be read: ${(error as Error).message}`);
    return false;
  }
}

function createTranslator(language: Language): Translate {
  loadTexts();
  const { defaultLanguage } = appFacts();
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

/**
 * The one translator of a language: every JSON file below `locales/<language>` is a namespace. English is the fallback.
 */
export function translator(language: Language): Translate {
  const known = translators.get(language);
  if (known) return known;
  const created = createTranslator(language);
  translators.set(language, created);
  return created;
}
