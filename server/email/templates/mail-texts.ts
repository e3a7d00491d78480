import { createInstance, type ResourceLanguage } from 'i18next';
import { directionOf, type Language } from '#contract/facts/languages.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import type { Translate } from '#contract/translate.ts';
import ar from '#locales/ar/email.json' with { type: 'json' };
import arSessions from '#locales/ar/sessions.json' with { type: 'json' };
import en from '#locales/en/email.json' with { type: 'json' };
import enSessions from '#locales/en/sessions.json' with { type: 'json' };
import fr from '#locales/fr/email.json' with { type: 'json' };
import frSessions from '#locales/fr/sessions.json' with { type: 'json' };
import sw from '#locales/sw/email.json' with { type: 'json' };
import swSessions from '#locales/sw/sessions.json' with { type: 'json' };

/** The build bundles what is imported by name. A language without a line here does not compile. */
const resources: Record<Language, ResourceLanguage> = {
  en: { email: en, sessions: enSessions },
  fr: { email: fr, sessions: frSessions },
  ar: { email: ar, sessions: arSessions },
  sw: { email: sw, sessions: swSessions },
};

/** The texts are bundled with the templates, hence a separate instance. */
const instance = createInstance({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  ns: ['email', 'sessions'],
  defaultNS: 'email',
  resources,
  initAsync: false,
  interpolation: { escapeValue: false },
});
void instance.init();

/** Texts of mails in one language, with `{{product}}` filled in. */
export function mailTexts(language: Language): Translate {
  const t = instance.getFixedT(language, 'email');
  return (key, values) => t(key as 'footer', { product: product.name, ...values });
}

/** First strong isolate and its end: isolates a Latin name within right-to-left text. */
export function isolated(language: Language, name: string): string {
  return directionOf(language) === 'rtl' ? `\u2068${name}\u2069` : name;
}

/** The product's name for use within a sentence, to be passed to {@link mailTexts}. */
export function isolatedProduct(language: Language): { product: string } {
  return { product: isolated(language, product.name) };
}
