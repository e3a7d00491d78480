import Globe from 'lucide-react/icons/globe';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { directionOf, languageDetails, languages } from '#contract/languages.ts';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Select } from '../../components/ui/select.tsx';
import { languageParameter } from '../../lib/i18n/language-detector.ts';
import { languageSearch } from '../../lib/i18n/language-search.ts';
import { useChooseLanguage } from '../../lib/i18n/use-choose-language.ts';

/**
 * The language of the page. Without JavaScript a form that asks for the same page with `?lng=`; with it the texts
 * change in place.
 */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const choose = useChooseLanguage();
  const form = useRef<HTMLFormElement>(null);

  const chooseLatest = useRef(choose);
  chooseLatest.current = choose;
  useEffect(() => {
    // Chosen before the page came alive.
    const chosen = form.current && new FormData(form.current).get(languageParameter);
    if (typeof chosen === 'string') void chooseLatest.current(chosen);
  }, []);

  return (
    <form ref={form} method="get" action={pathname} className="-ms-2.5 flex items-center gap-2">
      <SearchFields />
      <Select
        name={languageParameter}
        variant="ghost"
        size={32}
        icon={Globe}
        className="max-sm:[&>select]:min-h-11"
        aria-label={t('language.title')}
        autoComplete="off"
        value={i18n.language}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language} dir={directionOf(language)}>
            {languageDetails[language].name}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className={buttonClass()}>
          {t('actions.change')}
        </button>
      </noscript>
    </form>
  );
}

/** The search parameters of the page as hidden fields: a GET form would drop them. The language is left out. */
function SearchFields() {
  const { search } = useLocation();
  return [...new URLSearchParams(languageSearch(search))].map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the fields hold no state.
    <input key={index} type="hidden" name={name} value={value} />
  ));
}
