import type { ErrorBody } from '#contract/errors/error-body.ts';
import { errorText } from '#contract/errors/error-text.ts';
import type { Language } from '#contract/languages.ts';
import type { Issue } from '#contract/validation/issue.ts';
import { fieldTexts } from '#contract/validation/issue-text.ts';
import { translator } from './translate.ts';

/** The body of an error response: its code and data, and its texts in the client's language. */
export function errorBody(
  language: Language,
  error: { code: string; status?: number; data?: Record<string, unknown> },
): ErrorBody {
  return {
    code: error.code,
    message: errorText(translator(language), error),
    ...(error.data === undefined
      ? {}
      : { data: isInvalidInput(error.data) ? fieldsOf(language, error.data) : error.data }),
  };
}

interface InvalidInput extends Record<string, unknown> {
  issues: readonly Issue[];
  input?: unknown;
}

/**
 * The public data of a VALIDATION_FAILED: clients get `fields`, a text in their language by the name of each field.
 * With the `input`, a missing value is reported as missing.
 */
export function invalidInput(issues: readonly Issue[], ...input: [input?: unknown]): InvalidInput {
  return { issues, ...(input.length > 0 && { input: input[0] }) };
}

function isInvalidInput(data: Record<string, unknown>): data is InvalidInput {
  return Array.isArray(data.issues);
}

function fieldsOf(language: Language, { issues, ...rest }: InvalidInput): { fields: Record<string, string> } {
  const input: [unknown?] = 'input' in rest ? [rest.input] : [];
  return { fields: fieldTexts(translator(language), language, issues, ...input) };
}
