import { createContext, useContext } from 'react';
import type { FormState } from './use-form.ts';

export const FormContext = createContext<FormState | null>(null);

export function useFormContext(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('a FormField stands inside an EditForm');
  return form;
}
