import type * as z from 'zod/mini';
import { currentTimeZone } from '../../lib/preferences/time-zone.ts';
import type { Services } from '../../lib/services/services.ts';
import type { FormDefinition, FormSchema } from './define-form.ts';
import { type FieldIssue, fieldOf } from './form-error.ts';
import { readFields } from './form-values.ts';

interface PostedForm {
  form: FormData;
  /** Texts as typed, for the answer to a form that is rejected. */
  values: Record<string, string>;
}

/** Reads a sent form: returns the input of the operation, or the errors of the fields. */
export async function readForm<Schema extends FormSchema & z.core.$ZodObject>(
  definition: FormDefinition<Schema>,
  schema: Schema,
  { i18n, init }: Pick<Services, 'i18n' | 'init'>,
  request: Request,
): Promise<
  PostedForm &
    (
      | { input: z.output<Schema>; fieldErrors?: undefined }
      | { input?: undefined; fieldErrors: Record<string, FieldIssue> }
    )
> {
  const form = await request.formData();
  const timeZone = currentTimeZone((await init.load()).timeZone) ?? 'UTC';
  const locale = { language: i18n.language, timeZone };
  const names = Object.keys(definition.write({}, locale));
  const values = readFields(form, names);
  const sent = Object.fromEntries(
    definition.names.map((name) => [name, definition.read(form, name, locale)] as const),
  );
  const result = schema.safeParse(sent);
  if (result.success) return { form, values, input: result.data as z.output<Schema> };
  const fieldErrors: Record<string, FieldIssue> = {};
  for (const issue of result.error.issues) {
    const name = fieldOf(issue);
    fieldErrors[name] ??= definition.issue(form, name, issue, locale);
  }
  return { form, values, fieldErrors };
}
