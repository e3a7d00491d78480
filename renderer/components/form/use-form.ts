import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useActionData, useNavigation } from 'react-router';
import type { Issue } from '#contract/validation/issue.ts';
import { importChunk } from '../../lib/chunks/import-chunk.ts';
import { afterPress } from './after-press.ts';
import type { FieldIssue, FormError } from './form-error.ts';
import type { FieldSchema, FormSchema } from './form-schema.ts';
import { readFields } from './form-values.ts';

type Values = Record<string, string>;

interface FormOptions {
  /** Fetches the rules when the form is first used. A field without one is left to the action. */
  loadSchema: () => Promise<FormSchema>;
  /** What the fields hold before anybody types. Later values are ignored: give the form another `key` for them. */
  initial: Values;
}

/** What a form knows of itself; EditForm and FormField take it from here. */
export interface FormState {
  ref: RefObject<HTMLFormElement | null>;
  /** What the fields begin with: as given, or as they were sent where no script runs. */
  values: Values;
  fieldErrors: Readonly<Record<string, FieldIssue | undefined>>;
  formError: FormError | undefined;
  /** Something differs from what the form began with. */
  dirty: boolean;
  sending: boolean;
  /** To be called after anything changed. */
  onInput(event: { target: EventTarget }): void;
  onBlur(event: FocusEvent<HTMLFormElement>): void;
}

/**
 * A form for the page's action, whose fields keep their own text: checked on leaving a field and on sending, then while
 * typing. The action's error comes in here; the focus goes to the first invalid field.
 */
export function useForm({ loadSchema, initial }: FormOptions): FormState {
  const formError = useActionData<FormError>();
  const { formData } = useNavigation();
  const ref = useRef<HTMLFormElement>(null);
  const [first] = useState(initial);
  const [values] = useState({ ...initial, ...formError?.values });
  const [dirty, setDirty] = useState(false);
  const [seen, setSeen] = useState(formError);
  const [fieldErrors, setFieldErrors] = useState<FormState['fieldErrors']>(formError?.fieldErrors ?? {});
  if (seen !== formError) {
    setSeen(formError);
    setFieldErrors(formError?.fieldErrors ?? {});
  }
  useEffect(() => focusFirstInvalidField(ref.current, formError), [formError]);

  async function check(field: HTMLInputElement) {
    // Rules that cannot be had are left to the action.
    const schema = (await importChunk(loadSchema).catch(() => undefined))?.shape[field.name];
    if (schema) setFieldErrors((known) => ({ ...known, [field.name]: issueOf(schema, field.value) }));
  }

  return {
    ref,
    values,
    fieldErrors,
    formError,
    dirty,
    sending: Object.keys(first).some((name) => formData?.has(name)),
    onInput({ target }) {
      const form = ref.current;
      if (!form) return;
      const now: Values = readFields(new FormData(form), Object.keys(first));
      setDirty(Object.keys(first).some((name) => now[name] !== first[name]));
      const field = target as HTMLInputElement;
      if (fieldErrors[field.name]) void check(field);
    },
    onBlur({ target }) {
      const field = target as unknown as HTMLInputElement;
      // Who only passes by an empty field has done nothing wrong. What is wrong already is checked while typing: checked
      // here, what only the server knows would vanish, with the link in it that the focus is on its way to.
      if (field.name && field.value && !fieldErrors[field.name]) afterPress(() => check(field));
    },
  };
}

function issueOf(schema: FieldSchema, value: string): Issue | undefined {
  const result = schema.safeParse(value);
  return result.success ? undefined : result.error.issues[0];
}

function focusFirstInvalidField(form: HTMLFormElement | null, formError: FormError | undefined): void {
  for (const element of form?.elements ?? []) {
    if (!(element instanceof HTMLElement) || !formError?.fieldErrors?.[element.getAttribute('name') ?? ''])
      continue;
    element.focus();
    return;
  }
}
