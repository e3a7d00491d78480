import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Issue } from '#contract/validation/issue.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { afterPress } from './after-press.ts';
import type { FormRefusal } from './form-refusal.ts';

interface Schema {
  safeParse(value: string): { success: true } | { success: false; error: { issues: readonly Issue[] } };
}

/**
 * A field of a form that is checked on leaving and on sending, then while typing. Sending is the action's: its refusal
 * comes in here and moves the focus to the field. The rules are loaded when they are first needed.
 */
export function useCheckedField(
  name: string,
  loadSchema: () => Promise<Schema>,
  refusal: FormRefusal | undefined,
  initialValue: string,
) {
  const translate = useTranslate();
  const ref = useRef<HTMLInputElement>(null);
  const refused = refusal?.invalid?.field === name ? refusal.invalid.issue : undefined;
  const [seen, setSeen] = useState(refusal);
  const [issue, setIssue] = useState(refused);
  if (seen !== refusal) {
    setSeen(refusal);
    setIssue(refused);
  }
  useEffect(() => {
    if (refused) ref.current?.focus();
  }, [refused]);

  const check = async () => {
    const schema = await loadSchema();
    if (!ref.current) return;
    const result = schema.safeParse(ref.current.value);
    setIssue(result.success ? undefined : result.error.issues[0]);
  };

  return {
    // Schemas of our own name the key of their message, so that the generic ones stay out of the first load.
    error: issue && translate(`validation:${issue.message}`),
    input: {
      ref,
      name,
      defaultValue: refusal?.values[name] ?? initialValue,
      onInput: (_event: FormEvent) => void (issue && check()),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        // Who only passes by an empty field has done nothing wrong.
        if (event.currentTarget.value !== '') afterPress(check);
      },
    },
  };
}
