import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Choice } from '../ui/choice.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { Switch } from '../ui/switch.tsx';
import { fieldErrorText } from './field-error-text.ts';
import { useFormContext } from './form-context.ts';

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
