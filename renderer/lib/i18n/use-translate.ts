import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '#contract/translate.ts';

/** `t` for keys that are known at run time only: error codes, messages of schemas. Their namespace must be loaded. */
export function useTranslate(): Translate {
  const { i18n } = useTranslation();
  return useCallback((key, parameters) => i18n.t(key as 'errors:UNKNOWN_ERROR', { ...parameters }), [i18n]);
}
