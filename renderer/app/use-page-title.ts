import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { pageTitle } from './page-title.ts';

/** Keeps the document's title in step with the matched routes and the language. */
export function usePageTitle(): void {
  const { t } = useTranslation();
  const title = pageTitle(useMatches(), t);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
