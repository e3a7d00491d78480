import type { ErrorBody } from '#contract/errors/error-body.ts';
import { errorText } from '#contract/errors/error-text.ts';
import type { Language } from '#contract/languages.ts';
import { translator } from './translate.ts';

/** What goes over the wire for an error: its code and data, and its text in the caller's language. */
export function errorBody(
  language: Language,
  error: { code: string; status?: number; data?: Record<string, unknown> },
): ErrorBody {
  return {
    code: error.code,
    message: errorText(translator(language), error),
    ...(error.data === undefined ? {} : { data: error.data }),
  };
}
