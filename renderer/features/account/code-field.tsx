import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field } from '../../ui/field.tsx';
import { type CodeFieldName, type RefusedCodes, refusedCodeText } from './code-refusal.ts';

interface CodeFieldProps {
  name: CodeFieldName;
  /** The address that the code went to. */
  to: string;
  /** What the server said of this code, the same object until it says something else. */
  refused: RefusedCodes | undefined;
  disabled: boolean;
  autoFocus?: boolean;
  onChange: (code: string) => void;
  /** All six are there. */
  onComplete: (code: string) => void;
}

/** The six cells of a code in a dialog, under the address that it was sent to. */
export function CodeField(props: CodeFieldProps) {
  const { name, to, refused, disabled, autoFocus = false, onChange, onComplete } = props;
  const { t } = useTranslation('account');
  const [seen, setSeen] = useState({ refused, failures: refused ? 1 : 0 });
  if (seen.refused !== refused) setSeen({ refused, failures: seen.failures + (refused ? 1 : 0) });
  return (
    <Field
      label={
        <span className="block">
          {t('code.sentTo')} <bdi className="wrap-anywhere">{to}</bdi>
        </span>
      }
      error={refused && refusedCodeText(t, refused)}
    >
      <CodeInput
        name={name}
        size={44}
        disabled={disabled}
        failures={seen.failures}
        autoFocus={autoFocus}
        onValueChange={onChange}
        onComplete={onComplete}
      />
    </Field>
  );
}
