import type { Issue } from '#contract/validation/issue.ts';
import { type FieldIssue, fieldErrorsOf } from './form-error.ts';

/** The rules of a whole form, or of the input of an operation. */
export interface InputSchema<Input> {
  safeParse(
    values: unknown,
  ): { success: true; data: Input } | { success: false; error: { issues: readonly Issue[] } };
}

/** The values as the operation takes them, or what is wrong with which field. */
export function checkForm<Input>(
  schema: InputSchema<Input>,
  values: Record<string, string>,
):
  | { input: Input; fieldErrors?: undefined }
  | { input?: undefined; fieldErrors: Record<string, FieldIssue> } {
  const result = schema.safeParse(values);
  return result.success ? { input: result.data } : { fieldErrors: fieldErrorsOf(result.error.issues) };
}
