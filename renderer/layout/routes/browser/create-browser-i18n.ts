import i18next, { type BackendModule, type i18n, type Resource, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/facts/languages.ts';
import { baseNamespaces } from '../../../lib/i18n/load-namespaces.ts';

/** Changes with every change to the translations, so that they can be cached for good. */
declare const LOCALES_VERSION: string;

async function fetchNamespace(language: string, namespace: string): Promise<ResourceKey> {
  const response = await fetch(`/locales/${language}/${namespace}.json?v=${LOCALES_VERSION}`);
  if (!response.ok) throw new Error(`${response.status} for ${language}/${namespace}`);
  return response.json();
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read: (language, namespace, done) =>
    fetchNamespace(language, namespace).then(
      (texts) => done(null, texts),
      // `true` asks for another try.
      (error) => done(error, navigator.onLine !== false),
    ),
};

/**
 * Translations in the browser: starts with those the page carries, fetches others by language and namespace
 * (5 retries from 350 ms on, none without a network, at most 10 at a time).
 */
export async function createBrowserI18n(language: Language, resources?: Resource): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      // Those that the page carries belong to it, too: a change of language fetches them all.
      ns: [...new Set([...baseNamespaces, ...Object.keys(resources?.[language] ?? {})])],
      defaultNS: 'common',
      resources,
      partialBundledLanguages: true,
      initAsync: !resources,
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return instance;
}
