import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import { directionOf, type Language } from '#contract/facts/languages.ts';
import type { PageError } from './page-error.ts';
import { pageTitle } from './page-title.ts';

/** Keeps the document's title in step with the matched routes, what replaces them, and the language. */
export function usePageTitle(pageError?: PageError): void {
  const { t } = useTranslation();
  const matches = useMatches();
  const { search } = useLocation();
  const title = pageTitle({ matches, search, pageError }, t);
  // At each rendering: where two of these are on a page, the inner one has the last word.
  useEffect(() => {
    document.title = title;
  });
}

/** Keeps `lang` and `dir` of the html element in step with the chosen language. */
export function useDocumentLanguage(): void {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
}
