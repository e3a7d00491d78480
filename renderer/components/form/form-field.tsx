import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/facts/languages.ts';
import type { Translate } from '#contract/translate.ts';
import { issueText } from '#contract/validation/issue-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Choice } from '../ui/choice-group.tsx';
import { Field, FieldError, type FieldProps } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { useFormContext } from './form-context.ts';
import type { FieldIssue } from './form-error.ts';

/** Props for the control of a field: `{(control) => <Input {...control} />}`. */
interface FieldControl<Name extends string> {
  name: Name;
  defaultValue: string | undefined;
  autoFocus: boolean;
}

export interface FormFieldProps<Name extends string>
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

/** The text of a field error. Pages with forms name the translations `validation`. */
export function fieldErrorText(t: Translate, language: string, fieldError: FieldIssue): string {
  return typeof fieldError === 'string' ? fieldError : issueText(t, language as Language, fieldError);
}

interface ToggleFieldProps<Name extends string> {
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  /** A switch where the form has few of them and each is about something that is on or off. */
  as?: 'checkbox' | 'switch';
  disabled?: boolean;
}

/** Yes or no in an EditForm, with its words beside it. */
export function ToggleField<Name extends string = string>(props: ToggleFieldProps<Name>) {
  const { name, label, hint, as = 'checkbox', disabled } = props;
  const { values, fieldErrors } = useFormContext();
  const { i18n } = useTranslation();
  const translate = useTranslate();
  const id = useId();
  const fieldError = fieldErrors[name];
  const Control = as === 'switch' ? Switch : Checkbox;
  return (
    <div>
      <Choice id={id} option={{ label, hint }}>
        {(aria) => (
          <Control
            {...aria}
            {...(fieldError && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            name={name}
            defaultChecked={Boolean(values[name])}
            disabled={disabled}
          />
        )}
      </Choice>
      {fieldError && (
        <FieldError id={`${id}-error`}>{fieldErrorText(translate, i18n.language, fieldError)}</FieldError>
      )}
    </div>
  );
}

/**
 * A value of an EditForm that nobody types, such as the version that a change is based on. An error may replace it, and
 * a draft brings back the one that its text belongs to.
 */
export function HiddenField({ name }: { name: string }) {
  const { values, formError } = useFormContext();
  const [value, setValue] = useState(values[name]);
  const [seen, setSeen] = useState(formError);
  if (seen !== formError) {
    setSeen(formError);
    setValue(formError?.values[name] ?? value);
  }
  return (
    <input type="hidden" name={name} value={value} onInput={(event) => setValue(event.currentTarget.value)} />
  );
}
