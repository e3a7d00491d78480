import type { Issue } from '#contract/validation/issue.ts';

type Result = { success: true; data?: unknown } | { success: false; error: { issues: readonly Issue[] } };

/** The rules of one field. */
export interface FieldSchema {
  safeParse(value: unknown): Result;
}

/** The rules of a form: an object schema of zod or zod/mini, such as the input of the operation that it calls. */
export interface FormSchema extends FieldSchema {
  shape: Readonly<Record<string, FieldSchema>>;
}
