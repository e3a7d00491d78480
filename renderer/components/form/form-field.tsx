import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Field, type FieldProps } from '../ui/field.tsx';
import { fieldErrorText } from './field-error-text.ts';
import { useFormContext } from './form-context.ts';
import type { FieldIssue } from './form-error.ts';

/** What the control of a field takes: `{(control) => <Input {...control} />}`. */
interface FieldControl {
  name: string;
  defaultValue: string | undefined;
  autoFocus: boolean;
}

interface FormFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'optional' | 'className'> {
  name: string;
  /** Shown after the text of an error, such as a link that helps. */
  fieldErrorNote?: (fieldError: FieldIssue) => ReactNode;
  /** The field to begin with. */
  autoFocus?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A field of an EditForm: its text, and what is wrong with it. */
export function FormField({ name, fieldErrorNote, autoFocus = false, children, ...field }: FormFieldProps) {
  const { values, fieldErrors, formError } = useFormContext();
  const { i18n } = useTranslation();
  const translate = useTranslate();
  const fieldError = fieldErrors[name];
  const firstInvalid = Object.keys(formError?.fieldErrors ?? {})[0];
  return (
    <Field
      {...field}
      error={
        fieldError && (
          <>
            {fieldErrorText(translate, i18n.language, fieldError)}
            {fieldErrorNote?.(fieldError)}
          </>
        )
      }
    >
      {children({
        name,
        defaultValue: values[name],
        autoFocus: firstInvalid === undefined ? autoFocus : firstInvalid === name,
      })}
    </Field>
  );
}
