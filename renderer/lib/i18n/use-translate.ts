import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '#contract/translate.ts';

/** `t` for keys that are known at run time only: error codes, messages of schemas. Their namespace must be loaded. */
export function useTranslate(): Translate {
  const { i18n } = useTranslation();
  return useMemo(() => translateWith(i18n), [i18n]);
}

/** The same for loaders and actions. */
export function translateWith(translations: i18n): Translate {
  return (key, parameters) => translations.t(key as 'errors:UNKNOWN_ERROR', { ...parameters });
}
