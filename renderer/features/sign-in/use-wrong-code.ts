import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../lib/form/form-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** True for a refusal that belongs to the code itself, and so below its cells; others concern the whole form. */
export function isWrongCode(refusal: FormRefusal | undefined): boolean {
  return refusal?.refused?.code === 'INVALID_OTP';
}

/** What is wrong with the code that was sent, until it is changed, and how often one was refused. */
export function useWrongCode(refusal: FormRefusal | undefined) {
  const { t } = useTranslation('sign-in');
  const translate = useTranslate();
  const [state, setState] = useState({ refusal, shown: refusal, failures: refusal ? 1 : 0 });
  if (state.refusal !== refusal)
    setState({ refusal, shown: refusal, failures: state.failures + (refusal ? 1 : 0) });
  return {
    error: textOf(state.shown),
    failures: state.failures,
    clear: () => setState((old) => ({ ...old, shown: undefined })),
  };

  function textOf(shown: FormRefusal | undefined): string | undefined {
    const fault = shown?.faults?.code;
    if (fault) return typeof fault === 'string' ? fault : translate(`validation:${fault.message}`);
    if (!shown?.refused || !isWrongCode(shown)) return undefined;
    const triesLeft = (shown.refused.data as { triesLeft?: unknown } | undefined)?.triesLeft;
    return typeof triesLeft === 'number'
      ? t('verify.wrongCode', { count: triesLeft })
      : // No code of this browser waits: it is another one's.
        t('verify.otherBrowser');
  }
}
