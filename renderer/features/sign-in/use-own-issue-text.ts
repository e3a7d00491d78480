import type { FieldIssue } from '../../components/form/form-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The text of a field error whose schema names the key of its message: the generic ones stay out of the first load. */
export function useOwnIssueText(fieldError: FieldIssue | undefined): string | undefined {
  const translate = useTranslate();
  return typeof fieldError === 'object' ? translate(`validation:${fieldError.message}`) : fieldError;
}
