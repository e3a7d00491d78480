import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/facts/languages.ts';
import { baseNamespaces } from './load-namespaces.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', {
  eager: true,
  import: 'default',
});
const instances = new Map<Language, i18n>();

/** Translations for pages rendered on the server: one instance per language for the life of the process. */
export function serverI18n(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = i18next.createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [...baseNamespaces],
    defaultNS: 'common',
    resources: { [language]: namespacesOf(language) },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  instances.set(language, instance);
  return instance;
}

function namespacesOf(language: Language): Record<string, Record<string, unknown>> {
  const pattern = new RegExp(`/${language}/([^/]+)\\.json$`);
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, texts]) => {
      const name = pattern.exec(path)?.[1];
      return name ? [[name, texts]] : [];
    }),
  );
}
