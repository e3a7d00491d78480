import type { Language } from '#contract/languages.ts';
import type { Translate } from '#contract/translate.ts';
import { issueText } from '#contract/validation/issue-text.ts';
import type { FieldIssue } from './form-error.ts';

/** The text of a field error. Pages with forms name the translations `validation`. */
export function fieldErrorText(t: Translate, language: string, fieldError: FieldIssue): string {
  return typeof fieldError === 'string' ? fieldError : issueText(t, language as Language, fieldError);
}
