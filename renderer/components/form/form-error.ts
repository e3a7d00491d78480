import { data } from 'react-router';
import type { Translate } from '#contract/translate.ts';
import { type Issue, issueField } from '#contract/validation/issue.ts';
import { ApiError, failureText, refusedFields } from '../../lib/api/api-error.ts';
/** Error of a field: the issue that its schema found, or the server's sentence in the visitor's language. */
export type FieldIssue = Issue | string;

/** Why a form was not accepted. `values` holds what was typed, so that nothing is lost. */
export interface FormError {
  /** Errors by the name of the field. */
  fieldErrors?: Record<string, FieldIssue>;
  /** Error of the server; `message` is in the user's language. */
  apiError?: { status: number; code: string; message: string; data?: unknown };
  values: Record<string, string>;
}

/** The answer for a form that the server rejected. Other errors are thrown on to the error page. */
export function rejectForm(error: unknown, values: Record<string, string>) {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, message } = error;
  const formError: FormError = {
    fieldErrors: fieldsOf(error),
    apiError: { status, code, message, data: error.data },
    values,
  };
  return data(formError, { status: status || 503 });
}

/** The answer for a form with fields that break a rule. */
export function rejectFields(fieldErrors: Record<string, FieldIssue>, values: Record<string, string>) {
  const formError: FormError = { fieldErrors, values };
  return data(formError, { status: 422 });
}

/** The answer for a form with a value that none of ours sends, such as an unknown `intent`: nothing is guessed. */
export function rejectUnknown(field: string, values: Record<string, string>) {
  return rejectFields({ [field]: { message: 'generic.invalid' } }, values);
}

/** The answer for a form with one field, checked by its own schema. */
export function rejectField(field: string, issues: readonly Issue[], values: Record<string, string>) {
  return rejectFields(issues[0] ? { [field]: issues[0] } : {}, values);
}

/** The first issue of each field, by its name. */
export function fieldErrorsOf(issues: readonly Issue[]): Record<string, Issue> {
  const fieldErrors: Record<string, Issue> = {};
  for (const issue of issues) fieldErrors[issueField(issue)] ??= issue;
  return fieldErrors;
}

/** The field of an issue, or of what is wrong with a part of its value: `price` of `price.amount`. */
export function fieldOf(issue: Issue | string): string {
  return (typeof issue === 'string' ? issue : issueField(issue)).split('.')[0] ?? '';
}

/** The sentences of an error that names fields (VALIDATION_FAILED). */
function fieldsOf(error: ApiError): Record<string, string> | undefined {
  const fields = refusedFields(error);
  return fields && Object.fromEntries(Object.entries(fields).map(([name, text]) => [fieldOf(name), text]));
}

/** The text of a rejected form; where it never reached the server, that nothing typed is lost. */
export function formErrorText(t: Translate, apiError: NonNullable<FormError['apiError']>): string {
  // What an action answers is data by now, and no error any longer.
  const text = failureText(t, new ApiError(apiError.status, apiError.code, apiError.message));
  return apiError.code === 'OFFLINE' || apiError.code === 'NETWORK_ERROR'
    ? `${text} ${t('common:form.kept')}`
    : text;
}
