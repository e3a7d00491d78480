import { useTranslation } from 'react-i18next';
import { moneyText, parseMoney } from '../../../lib/parse/parse-money.ts';
import { numberText, parseNumber } from '../../../lib/parse/parse-number.ts';
import { dateFromDay } from '../../ui/calendar-date.ts';
import { DayTextInput } from '../../ui/day-text-input.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import type { PopupControl } from './popup-filter.tsx';
import { type Range, RangePopup } from './range-popup.tsx';

interface DateRangePopupProps extends PopupControl {
  range: Range<string>;
  onChange(range: Range<string>): void;
}

/** The lazy half of DateRangeFilter. */
export function DateRangePopup(props: DateRangePopupProps) {
  const { t } = useTranslation('records');
  return (
    <RangePopup
      {...props}
      labels={{ from: t('filter.from'), to: t('filter.until'), invalid: t('filter.noDay') }}
      textOf={(day) => day}
      read={(text) => (dateFromDay(text) ? text : undefined)}
    >
      {(control) => <DayTextInput {...control} size={32} />}
    </RangePopup>
  );
}

interface NumberRangePopupProps extends PopupControl {
  range: Range<number>;
  onChange(range: Range<number>): void;
  currency: string | undefined;
  unit: string | undefined;
}

/** The lazy half of NumberRangeFilter. */
export function NumberRangePopup({ currency, unit, ...props }: NumberRangePopupProps) {
  const { t, i18n } = useTranslation('records');
  const { language } = i18n;
  return (
    <RangePopup
      {...props}
      labels={{ from: t('filter.least'), to: t('filter.most'), invalid: t('filter.noNumber') }}
      textOf={(amount) =>
        currency ? moneyText({ amount, currency }, language) : numberText(amount, language)
      }
      read={(text) => (currency ? parseMoney(text, currency, language) : parseNumber(text, language))}
    >
      {({ value, onValueChange }) => (
        <NumberInput
          size={32}
          unit={currency ?? unit}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      )}
    </RangePopup>
  );
}
