import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Field, type FieldProps } from '../ui/field.tsx';
import { fieldErrorText } from './field-error-text.ts';
import { useFormContext } from './form-context.ts';
import type { FieldIssue } from './form-error.ts';

/** What the control of a field takes: `{(control) => <Input {...control} />}`. */
interface FieldControl<Name extends string> {
  name: Name;
  defaultValue: string | undefined;
  autoFocus: boolean;
}

interface FormFieldProps<Name extends string>
  extends Pick<FieldProps, 'label' | 'hint' | 'optional' | 'group' | 'className'> {
  name: Name;
  /** Shown after the text of an error, such as a link that helps. */
  fieldErrorNote?: (fieldError: FieldIssue) => ReactNode;
  /** The field to begin with. */
  autoFocus?: boolean;
  /** @param parts what further controls of the field begin with, such as the currency of an amount */
  children: (control: FieldControl<Name>, parts: Readonly<Record<string, string>>) => ReactNode;
}

/** A field of an EditForm: its text, and what is wrong with it. */
export function FormField<Name extends string = string>(props: FormFieldProps<Name>) {
  const { name, fieldErrorNote, autoFocus = false, children, ...field } = props;
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
      {children(
        {
          name,
          defaultValue: values[name],
          autoFocus: firstInvalid === undefined ? autoFocus : firstInvalid === name,
        },
        partsOf(values, name),
      )}
    </Field>
  );
}

function partsOf(values: Readonly<Record<string, string>>, name: string): Record<string, string> {
  const parts = Object.entries(values).filter(([key]) => key.startsWith(`${name}.`));
  return Object.fromEntries(parts.map(([key, value]) => [key.slice(name.length + 1), value]));
}
