import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormError } from '../../components/form/form-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** True for an error that belongs to the code itself, and so below its cells; others concern the whole form. */
export function isWrongCode(formError: FormError | undefined): boolean {
  return formError?.apiError?.code === 'INVALID_OTP';
}

/** What is wrong with the code that was sent, until it is changed, and how often one was rejected. */
export function useWrongCode(formError: FormError | undefined) {
  const { t } = useTranslation('sign-in');
  const translate = useTranslate();
  const [state, setState] = useState({ formError, shown: formError, failures: formError ? 1 : 0 });
  if (state.formError !== formError)
    setState({ formError, shown: formError, failures: state.failures + (formError ? 1 : 0) });
  return {
    error: textOf(state.shown),
    failures: state.failures,
    clear: () => setState((old) => ({ ...old, shown: undefined })),
  };

  function textOf(shown: FormError | undefined): string | undefined {
    const fieldError = shown?.fieldErrors?.code;
    if (fieldError)
      return typeof fieldError === 'string' ? fieldError : translate(`validation:${fieldError.message}`);
    if (!shown?.apiError || !isWrongCode(shown)) return undefined;
    const triesLeft = (shown.apiError.data as { triesLeft?: unknown } | undefined)?.triesLeft;
    return typeof triesLeft === 'number'
      ? t('verify.wrongCode', { count: triesLeft })
      : // No code of this browser waits: it is another one's.
        t('verify.otherBrowser');
  }
}
