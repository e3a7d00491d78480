import type { i18n } from 'i18next';
import { networkError } from '../api/api-error.ts';

/** Translations that every page carries; pages name their own beyond these. */
export const baseNamespaces = ['common', 'ui', 'error-pages'] as const;

/** Namespaces that could not be loaded, as `language/name`. */
const failed = new Set<string>();

/**
 * Fetches translations that a page needs. i18next goes on without those that could not be had, and never asks for them
 * again; here that is a failure, and the next call asks again.
 * @throws {ApiError} a `networkError`
 */
export async function loadNamespaces(instance: i18n, namespaces: readonly string[]): Promise<void> {
  const { language } = instance;
  const missing = () => namespaces.filter((name) => !instance.hasResourceBundle(language, name));
  const again = missing().filter((name) => failed.has(`${language}/${name}`));
  await Promise.all([
    instance.loadNamespaces([...namespaces]),
    again.length > 0 && instance.reloadResources([language], again),
  ]);
  for (const name of missing()) failed.add(`${language}/${name}`);
  if (missing().length > 0) throw networkError(`no translations: ${missing()}`);
}
