import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation } from 'react-router';
import type * as z from 'zod/mini';
import { importChunk } from '../../lib/chunks/chunk.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import type { FormDefinition, FormSchema, InitialValues } from './define-form.ts';
import type { FormState } from './form-context.ts';
import type { FormError } from './form-error.ts';
import { readFields } from './form-values.ts';

type Values = Record<string, string>;

interface TextFormOptions {
  definition?: undefined;
  /** Fetches the rules when the form is first used. A field without one is left to the action. */
  loadSchema: () => Promise<Pick<FormSchema, 'shape'>>;
  /** Initial values of the fields. Later ones are ignored: give the form another `key` for them. */
  initial: Values;
  /** Error of the last submission; by default the data that the page's own action returned. */
  formError?: FormError | undefined;
}

/** A form whose fields hold more than texts. */
interface TypedFormOptions<Schema extends FormSchema & z.core.$ZodObject> {
  definition: FormDefinition<Schema>;
  /** Initial values of the fields. A field that is not named is empty. */
  initial: Partial<InitialValues<Schema>>;
  /** Initial values of HiddenFields, such as the version that a change is based on. */
  hidden?: Values;
  formError?: FormError | undefined;
}

/**
 * A form for the page's action, whose fields keep their own text: checked on leaving a field and on sending, then while
 * typing. The action's error comes in here; the focus goes to the first invalid field.
 */
export function useForm<Schema extends FormSchema & z.core.$ZodObject>(
  options: TextFormOptions | TypedFormOptions<Schema>,
): FormState {
  const answer = useActionData<FormError>();
  const { formError = answer, definition } = options;
  const { i18n } = useTranslation();
  const locale = { language: i18n.language, timeZone: useTimeZone() ?? 'UTC' };
  const { formData } = useNavigation();
  const ref = useRef<HTMLFormElement>(null);
  const [first] = useState<Values>(() =>
    options.definition
      ? { ...options.definition.write(options.initial, locale), ...options.hidden }
      : options.initial,
  );
  const [values] = useState({ ...first, ...formError?.values });
  const [dirty, setDirty] = useState(false);
  const [seen, setSeen] = useState(formError);
  const [fieldErrors, setFieldErrors] = useState<FormState['fieldErrors']>(formError?.fieldErrors ?? {});
  if (seen !== formError) {
    setSeen(formError);
    setFieldErrors(formError?.fieldErrors ?? {});
  }
  useEffect(() => focusFirstInvalidField(ref.current, formError), [formError]);
  // Text typed before hydration is a change as well. Controls that are not there yet hold none.
  useEffect(() => {
    const form = ref.current;
    if (form && hasChanges(form, first, (name) => form.elements.namedItem(name) !== null)) setDirty(true);
  }, [first]);

  async function check(name: string) {
    const load = options.definition ? options.definition.loadSchema : options.loadSchema;
    // Rules that cannot be had are left to the action.
    const schema = (await importChunk<Pick<FormSchema, 'shape'>>(load).catch(() => undefined))?.shape[name];
    if (!schema || !ref.current) return;
    const form = new FormData(ref.current);
    const value = definition ? definition.read(form, name, locale) : readFields(form, [name])[name];
    const result = schema.safeParse(value);
    const issue = result.success ? undefined : result.error.issues[0];
    const fieldError = issue && definition ? definition.issue(form, name, issue, locale) : issue;
    setFieldErrors((known) => ({ ...known, [name]: fieldError }));
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
      setDirty(hasChanges(form, first));
      const name = fieldNameOf(target);
      if (fieldErrors[name]) void check(name);
    },
    onBlur({ target, relatedTarget }) {
      const name = fieldNameOf(target);
      // Not left yet: it has several controls.
      if (relatedTarget && fieldNameOf(relatedTarget) === name) return;
      // Who only passes by an empty field has done nothing wrong. What is wrong already is checked while typing: checked
      // here, what only the server knows would vanish, with the link in it that the focus is on its way to.
      const isFilled = 'value' in target && target.value !== '';
      if (name && isFilled && !fieldErrors[name]) afterPress(() => check(name));
    },
  };
}

function hasChanges(form: HTMLFormElement, first: Values, isRelevant = (_name: string) => true): boolean {
  const names = Object.keys(first).filter(isRelevant);
  const now: Values = readFields(new FormData(form), names);
  return names.some((name) => now[name] !== first[name]);
}

/**
 * The field that a control belongs to: the one of its name, or, for one that only shows what another one sends, that of
 * `data-field`.
 */
function fieldNameOf(control: EventTarget): string {
  const { dataset, name = '' } = control as HTMLInputElement;
  return dataset?.field ?? name.split('.')[0] ?? '';
}

function focusFirstInvalidField(form: HTMLFormElement | null, formError: FormError | undefined): void {
  for (const element of form?.elements ?? []) {
    const isHidden = element instanceof HTMLInputElement && element.type === 'hidden';
    if (isHidden || !(element instanceof HTMLElement) || !formError?.fieldErrors?.[fieldNameOf(element)])
      continue;
    element.focus();
    return;
  }
}

let pressed = false;

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (pressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => (pressed = false), { capture: true });
}

/**
 * Runs a task once no pointer is pressed. A press on a button takes the focus from a field; were an error to appear
 * at that time, the button would move away from under the pointer and miss its click.
 */
function afterPress(task: () => unknown): void {
  if (!pressed) task();
  else addEventListener('pointerup', () => setTimeout(task), { once: true });
}
