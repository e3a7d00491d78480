import { data } from 'react-router';
import { type Issue, issueField } from '#contract/validation/issue.ts';
import { ApiError } from '../api/api-error.ts';

/** What is wrong with a field: the issue that its rule found, or the server's sentence in the visitor's language. */
export type Fault = Issue | string;

/** Why a form was not accepted. `values` holds what was typed, so that nothing is lost. */
export interface FormRefusal {
  /** What is wrong, by the name of the field. */
  faults?: Record<string, Fault>;
  /** What the server refused; `message` is in the visitor's language. */
  refused?: { status: number; code: string; message: string; data?: unknown };
  values: Record<string, string>;
}

/** The answer for a form that the server refused. Errors that are no refusal are thrown on to the error page. */
export function refuse(error: unknown, values: Record<string, string>) {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, message } = error;
  const refusal: FormRefusal = {
    faults: fieldsOf(error),
    refused: { status, code, message, data: error.data },
    values,
  };
  return data(refusal, { status: status || 503 });
}

/** The answer for a form with fields that break a rule. */
export function refuseFields(faults: Record<string, Fault>, values: Record<string, string>) {
  const refusal: FormRefusal = { faults, values };
  return data(refusal, { status: 422 });
}

/** The answer for a form with one field, checked by its own schema. */
export function refuseField(field: string, issues: readonly Issue[], values: Record<string, string>) {
  return refuseFields(issues[0] ? { [field]: issues[0] } : {}, values);
}

/** The first issue of each field, by its name. */
export function faultsOf(issues: readonly Issue[]): Record<string, Issue> {
  const faults: Record<string, Issue> = {};
  for (const issue of issues) faults[issueField(issue)] ??= issue;
  return faults;
}

/** The sentences of a refusal that names fields (VALIDATION_FAILED). */
function fieldsOf(error: ApiError): Record<string, string> | undefined {
  return (error.data as { fields?: Record<string, string> } | null | undefined)?.fields;
}
