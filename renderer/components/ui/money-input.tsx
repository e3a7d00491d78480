import { useTranslation } from 'react-i18next';
import { FieldContext } from './field-context.ts';
import { NumberInput } from './number-input.tsx';
import { Select } from './select.tsx';

interface MoneyInputProps {
  name: string;
  /** The amount as text: '12.50'. */
  defaultValue?: string | undefined;
  /** The currency that it begins with; the first one by default. */
  currency?: string | undefined;
  /** ISO 4217; with several the user chooses. */
  currencies: readonly [string, ...string[]];
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
}

/** An amount and its currency, which is sent as `price.currency`. The form reads both (`moneyKind`). */
export function MoneyInput({ name, currency, currencies, disabled, ...amount }: MoneyInputProps) {
  const { t, i18n } = useTranslation('ui');
  const [first] = currencies;
  const offered = currency && !currencies.includes(currency) ? [currency, ...currencies] : currencies;
  const names = new Intl.DisplayNames([i18n.language], { type: 'currency' });
  if (offered.length === 1)
    return (
      <>
        <NumberInput {...amount} name={name} unit={first} disabled={disabled} />
        <input type="hidden" name={`${name}.currency`} value={first} />
      </>
    );
  return (
    <span className="flex gap-2">
      <NumberInput {...amount} name={name} disabled={disabled} />
      {/* The label and what is wrong belong to the amount. */}
      <FieldContext value={null}>
        <Select
          name={`${name}.currency`}
          aria-label={t('currency')}
          defaultValue={currency || first}
          disabled={disabled}
          className="shrink-0"
        >
          {offered.map((code) => (
            <option key={code} value={code} title={names.of(code)}>
              {code}
            </option>
          ))}
        </Select>
      </FieldContext>
    </span>
  );
}
