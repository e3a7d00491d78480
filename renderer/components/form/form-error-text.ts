import type { Translate } from '#contract/translate.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import type { FormError } from './form-error.ts';

/** The text of a rejected form; where it never reached the server, that nothing typed is lost. */
export function formErrorText(t: Translate, apiError: NonNullable<FormError['apiError']>): string {
  const text = failureText(t, apiError);
  return apiError.code === 'OFFLINE' || apiError.code === 'NETWORK_ERROR'
    ? `${text} ${t('common:form.kept')}`
    : text;
}
