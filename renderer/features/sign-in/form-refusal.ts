import { data } from 'react-router';
import type { Issue } from '#contract/validation/issue.ts';
import { ApiError } from '../../lib/api/api-error.ts';

/** Why a form was not accepted. `values` holds what was typed, so that nothing is lost. */
export interface FormRefusal {
  /** A field that broke a rule before anything was sent. */
  invalid?: { field: string; issue: Issue };
  /** What the server refused; `message` is in the visitor's language. */
  refused?: { status: number; code: string; message: string; data?: unknown };
  values: Record<string, string>;
}

/** The answer for a form that the server refused. Errors that are no refusal are thrown on to the error page. */
export function refuse(error: unknown, values: Record<string, string>) {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, message } = error;
  const refusal: FormRefusal = { refused: { status, code, message, data: error.data }, values };
  return data(refusal, { status: status || 503 });
}

/** The answer for a form with a field that breaks a rule. */
export function refuseField(field: string, issues: readonly Issue[], values: Record<string, string>) {
  const refusal: FormRefusal = { invalid: { field, issue: { message: issues[0]?.message ?? '' } }, values };
  return data(refusal, { status: 422 });
}

/** The text of a form's field, empty where it is missing or a file. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
