import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isLanguage } from '#contract/facts/languages.ts';
import { useServices } from '../services/services.ts';
import { changeLanguage, languageParameter } from './language-detector.ts';

/** Changes the language of the page in place, and takes `?lng=` out of its address. */
export function useChooseLanguage(): (language: string) => Promise<void> {
  const { i18n } = useTranslation();
  const { latestLocation } = useServices();
  const navigate = useNavigate();
  return async (language) => {
    if (!isLanguage(language) || language === i18n.language) return;
    await changeLanguage(i18n, language);
    // Another page may have been chosen meanwhile.
    const { pathname, search, hash, state } = latestLocation();
    if (!new URLSearchParams(search).has(languageParameter)) return;
    // It would outrank the new choice at the next reload.
    await navigate(
      { pathname, search: withoutLanguage(search), hash },
      { state, replace: true, preventScrollReset: true },
    );
  };
}

/** The search parameters of a page without `lng=`. */
export function withoutLanguage(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(languageParameter);
  return parameters.toString();
}
