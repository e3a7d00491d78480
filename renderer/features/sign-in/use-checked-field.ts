import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { afterPress } from '../../components/form/after-press.ts';
import type { FormError } from '../../components/form/form-error.ts';
import type { FieldSchema } from '../../components/form/form-schema.ts';
import { importChunk } from '../../lib/chunks/import-chunk.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/**
 * A field of a form that is checked on leaving and on sending, then while typing. Sending is the action's: its error
 * comes in here and moves the focus to the field. The rules are loaded when they are first needed.
 */
export function useCheckedField(
  name: string,
  loadSchema: () => Promise<FieldSchema>,
  formError: FormError | undefined,
  initialValue: string,
) {
  const translate = useTranslate();
  const ref = useRef<HTMLInputElement>(null);
  const refused = formError?.fieldErrors?.[name];
  const [seen, setSeen] = useState(formError);
  const [fieldError, setFieldError] = useState(refused);
  if (seen !== formError) {
    setSeen(formError);
    setFieldError(refused);
  }
  useEffect(() => {
    if (refused) ref.current?.focus();
  }, [refused]);

  const check = async () => {
    // Rules that cannot be had are left to the action.
    const schema = await importChunk(loadSchema).catch(() => undefined);
    if (!schema || !ref.current) return;
    const result = schema.safeParse(ref.current.value);
    setFieldError(result.success ? undefined : result.error.issues[0]);
  };

  return {
    // Schemas of our own name the key of their message, so that the generic ones stay out of the first load.
    error: typeof fieldError === 'object' ? translate(`validation:${fieldError.message}`) : fieldError,
    input: {
      ref,
      name,
      defaultValue: formError?.values[name] ?? initialValue,
      onInput: (_event: FormEvent) => void (fieldError && check()),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        // Who only passes by an empty field has done nothing wrong.
        if (event.currentTarget.value !== '') afterPress(check);
      },
    },
  };
}
