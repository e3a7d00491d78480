import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type Language } from '#contract/languages.ts';

/** Keeps `lang` and `dir` of the html element in step with the chosen language. */
export function useDocumentLanguage(): void {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
}
