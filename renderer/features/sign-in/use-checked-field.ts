import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { afterPress } from '../../lib/form/after-press.ts';
import type { FormRefusal } from '../../lib/form/form-error.ts';
import type { FieldSchema } from '../../lib/form/form-schema.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/**
 * A field of a form that is checked on leaving and on sending, then while typing. Sending is the action's: its refusal
 * comes in here and moves the focus to the field. The rules are loaded when they are first needed.
 */
export function useCheckedField(
  name: string,
  loadSchema: () => Promise<FieldSchema>,
  refusal: FormRefusal | undefined,
  initialValue: string,
) {
  const translate = useTranslate();
  const ref = useRef<HTMLInputElement>(null);
  const refused = refusal?.faults?.[name];
  const [seen, setSeen] = useState(refusal);
  const [fault, setFault] = useState(refused);
  if (seen !== refusal) {
    setSeen(refusal);
    setFault(refused);
  }
  useEffect(() => {
    if (refused) ref.current?.focus();
  }, [refused]);

  const check = async () => {
    // Rules that cannot be had are left to the action.
    const schema = await loadSchema().catch(() => undefined);
    if (!schema || !ref.current) return;
    const result = schema.safeParse(ref.current.value);
    setFault(result.success ? undefined : result.error.issues[0]);
  };

  return {
    // Schemas of our own name the key of their message, so that the generic ones stay out of the first load.
    error: typeof fault === 'object' ? translate(`validation:${fault.message}`) : fault,
    input: {
      ref,
      name,
      defaultValue: refusal?.values[name] ?? initialValue,
      onInput: (_event: FormEvent) => void (fault && check()),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        // Who only passes by an empty field has done nothing wrong.
        if (event.currentTarget.value !== '') afterPress(check);
      },
    },
  };
}
