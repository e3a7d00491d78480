import type { Language } from '#contract/languages.ts';
import type { Translate } from '#contract/translate.ts';
import { issueText } from '#contract/validation/issue-text.ts';
import type { Fault } from './form-error.ts';

/** What people read of a fault. Pages with forms name the translations `validation`. */
export function faultText(t: Translate, language: string, fault: Fault): string {
  return typeof fault === 'string' ? fault : issueText(t, language as Language, fault);
}
