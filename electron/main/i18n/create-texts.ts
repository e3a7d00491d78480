import { createInstance, type TFunction } from 'i18next';
import { isLanguage, type Language } from '#contract/facts/languages.ts';
import { defaultLanguage } from '#contract/languages.ts';
import arCommon from '#locales/ar/common.json' with { type: 'json' };
import arDesktop from '#locales/ar/desktop.json' with { type: 'json' };
import arUi from '#locales/ar/ui.json' with { type: 'json' };
import enCommon from '#locales/en/common.json' with { type: 'json' };
import enDesktop from '#locales/en/desktop.json' with { type: 'json' };
import enUi from '#locales/en/ui.json' with { type: 'json' };
import frCommon from '#locales/fr/common.json' with { type: 'json' };
import frDesktop from '#locales/fr/desktop.json' with { type: 'json' };
import frUi from '#locales/fr/ui.json' with { type: 'json' };
import swCommon from '#locales/sw/common.json' with { type: 'json' };
import swDesktop from '#locales/sw/desktop.json' with { type: 'json' };
import swUi from '#locales/sw/ui.json' with { type: 'json' };

const namespaces = ['desktop', 'common', 'ui'] as const;

const resources: Record<Language, Record<(typeof namespaces)[number], object>> = {
  en: { common: enCommon, desktop: enDesktop, ui: enUi },
  fr: { common: frCommon, desktop: frDesktop, ui: frUi },
  ar: { common: arCommon, desktop: arDesktop, ui: arUi },
  sw: { common: swCommon, desktop: swDesktop, ui: swUi },
};

/** Texts of the main process: for menus and dialogs, and for errors when the server does not answer. */
export interface Texts {
  readonly language: Language;
  /** Translates a key of `desktop` into the current language; others with a namespace: `common:form.leave`. */
  readonly t: TFunction<typeof namespaces>;
  setLanguage(language: Language): void;
}

export function createTexts(language: Language): Texts {
  const instance = createInstance({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: namespaces,
    defaultNS: 'desktop',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void instance.init();
  return {
    get language() {
      return instance.language as Language;
    },
    t: instance.getFixedT(null, namespaces),
    setLanguage: (next) => void instance.changeLanguage(next),
  };
}

/**
 * The first of the user's languages that the app supports, whatever its region.
 * @param preferred language tags of the system, such as `fr-CA`
 */
export function systemLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.split(/[-_]/)[0]?.toLowerCase());
  return codes.find(isLanguage) ?? defaultLanguage;
}
