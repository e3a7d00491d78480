import { useTranslation } from 'react-i18next';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { Field } from '../../components/ui/field.tsx';
import type { CodeFieldName } from './rejected-codes.ts';

interface CodeFieldProps {
  name: CodeFieldName;
  /** The address that the code went to. */
  to: string;
  error: string | undefined;
  /** Changes when this code was rejected. */
  failures: number;
  disabled: boolean;
  autoFocus?: boolean;
  onChange: (code: string) => void;
  /** All six are there. */
  onComplete: (code: string) => void;
}

/** The six cells of a code in a dialog, under the address that it was sent to. */
export function CodeField({ to, error, onChange, ...input }: CodeFieldProps) {
  const { t } = useTranslation('account');
  return (
    <Field
      label={
        <span className="block">
          {t('code.sentTo')} <bdi className="wrap-anywhere">{to}</bdi>
        </span>
      }
      error={error}
    >
      <CodeInput {...input} size={44} onValueChange={onChange} />
    </Field>
  );
}
