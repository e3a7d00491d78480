import type * as z from 'zod/mini';
import { type Issue, isMessageKey } from '#contract/validation/issue.ts';
import { type FieldKind, type FormLocale, isUnchosen, type PostedField } from './field-kinds.ts';
import { FormField, ToggleField } from './form-field.tsx';
import { readField } from './form-values.ts';

/** The rules of a form: an object schema, such as the input of the operation that it calls. */
export type ObjectSchema = FormSchema & z.core.$ZodObject;

type Values<Schema extends ObjectSchema> = Required<z.input<Schema>>;

type Name<Schema extends ObjectSchema> = keyof Values<Schema> & string;

/** A kind for each field of the schema, one that fits its values. */
type Kinds<Schema extends ObjectSchema> = {
  readonly [Field in Name<Schema>]: FieldKind<NonNullable<Values<Schema>[Field]>>;
};

/** Initial values of a form; each field must be named, with null or undefined for nothing. */
export type InitialValues<Schema extends ObjectSchema> = {
  readonly [Field in Name<Schema>]: Values<Schema>[Field] | null | undefined;
};

/** A form by its schema: what the page, its fields and its action have in common. */
export interface FormDefinition<Schema extends ObjectSchema> {
  loadSchema: () => Promise<Schema>;
  names: readonly Name<Schema>[];
  /** A field of the form; a name that the schema does not have does not compile. */
  Field: typeof FormField<Name<Schema>>;
  /** The same for yes or no. */
  Toggle: typeof ToggleField<Name<Schema>>;
  /** The texts of all controls, by their names. */
  write(values: Partial<InitialValues<Schema>>, locale: FormLocale): Record<string, string>;
  /** The value of a field for the schema. */
  read(form: FormData, name: string, locale: FormLocale): unknown;
  /** An issue of a field as it is to be told. */
  issue(form: FormData, name: string, issue: Issue, locale: FormLocale): Issue;
}

/**
 * Says which kind of control each field of a schema has, so that its values are numbers, days and amounts in the code
 * and texts only on the way. A field without a kind, or with one that does not fit, does not compile.
 *
 *     export const toolForm = defineForm(async () => (await import('#contract/…')).toolInputSchema, {
 *       name: textKind,
 *       price: moneyKind,
 *       due: dayKind,
 *     });
 */
export function defineForm<Schema extends ObjectSchema>(
  loadSchema: () => Promise<Schema>,
  kinds: Kinds<Schema>,
): FormDefinition<Schema> {
  const kindOf = (name: string): FieldKind<unknown> | undefined =>
    Object.hasOwn(kinds, name) ? (kinds as Record<string, FieldKind<unknown>>)[name] : undefined;

  function posted(form: FormData, name: string): PostedField {
    const parts = Object.keys(kindOf(name)?.parts ?? {});
    return {
      text: readField(form, name),
      texts: form.getAll(name).filter((value) => typeof value === 'string'),
      parts: Object.fromEntries(parts.map((part) => [part, readField(form, `${name}.${part}`)])),
    };
  }

  return {
    loadSchema,
    names: Object.keys(kinds) as Name<Schema>[],
    Field: FormField,
    Toggle: ToggleField,
    write: (values, locale) =>
      Object.fromEntries(
        Object.entries(kinds as Record<string, FieldKind<unknown>>).flatMap(
          ([name, { parts = {}, write }]) => {
            const value = (values as Record<string, unknown>)[name];
            const named = (values as Record<string, unknown>)[name.replace(/Id$/, '')];
            const beside = Object.entries(parts).map(([part, text]) => [
              `${name}.${part}`,
              text(value, locale, typeof named === 'string' ? named : ''),
            ]);
            return [[name, write(value, locale)], ...beside];
          },
        ),
      ),
    read: (form, name, locale) => kindOf(name)?.read(posted(form, name), locale),
    issue(form, name, issue, locale) {
      const field = posted(form, name);
      const isEmpty = field.text.trim() === '' && !isUnchosen(field);
      if (isEmpty && isGeneric(issue) && issue.origin !== 'array') return { message: 'generic.required' };
      return isGeneric(issue) ? (kindOf(name)?.issue?.(issue, field, locale) ?? issue) : issue;
    },
  };
}

/** Whether the schema gives the issue no message of its own. */
function isGeneric({ message }: Issue): boolean {
  return !isMessageKey(message);
}

type Result = { success: true; data?: unknown } | { success: false; error: { issues: readonly Issue[] } };

/** The rules of one field. */
interface FieldSchema {
  safeParse(value: unknown): Result;
}

/** The rules of a form: an object schema of zod or zod/mini, such as the input of the operation that it calls. */
export interface FormSchema extends FieldSchema {
  shape: Readonly<Record<string, FieldSchema>>;
}
