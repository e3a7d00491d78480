import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { faultText } from './field-error-text.ts';
import { useFormContext } from './form-context.ts';
import type { Fault } from './form-error.ts';

/** What the control of a field takes: `{(control) => <Input {...control} />}`. */
export interface FieldControl {
  name: string;
  defaultValue: string | undefined;
  autoFocus: boolean;
}

interface FormFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'optional' | 'className'> {
  name: string;
  /** Stands behind the sentence of a fault, such as a link that helps. */
  faultNote?: (fault: Fault) => ReactNode;
  /** The field to begin with. */
  autoFocus?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A field of an EditForm: its text, and what is wrong with it. */
export function FormField({ name, faultNote, autoFocus = false, children, ...field }: FormFieldProps) {
  const { values, faults, refusal } = useFormContext();
  const { i18n } = useTranslation();
  const translate = useTranslate();
  const fault = faults[name];
  const firstRefused = Object.keys(refusal?.faults ?? {})[0];
  return (
    <Field
      {...field}
      error={
        fault && (
          <>
            {faultText(translate, i18n.language, fault)}
            {faultNote?.(fault)}
          </>
        )
      }
    >
      {children({
        name,
        defaultValue: values[name],
        autoFocus: firstRefused === undefined ? autoFocus : firstRefused === name,
      })}
    </Field>
  );
}
