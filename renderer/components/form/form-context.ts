import { createContext, type FocusEvent, type RefObject, useContext } from 'react';
import type { FieldIssue, FormError } from './form-error.ts';

/** State of a form: made by useForm, read by EditForm and FormField. */
export interface FormState {
  ref: RefObject<HTMLFormElement | null>;
  /** Initial values of the controls: as given, or as they were sent where no script runs. */
  values: Record<string, string>;
  fieldErrors: Readonly<Record<string, FieldIssue | undefined>>;
  formError: FormError | undefined;
  /** Something differs from what the form began with. */
  dirty: boolean;
  sending: boolean;
  /** To be called after anything changed. */
  onInput(event: { target: EventTarget }): void;
  onBlur(event: FocusEvent<HTMLFormElement>): void;
}

export const FormContext = createContext<FormState | null>(null);

export function useFormContext(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('a FormField stands inside an EditForm');
  return form;
}
