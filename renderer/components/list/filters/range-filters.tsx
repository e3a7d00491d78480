import { useTranslation } from 'react-i18next';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { dateText } from '../../../lib/format/date-text.ts';
import { formatMoney, formatNumber } from '../../../lib/format/format-number.ts';
import { dateFromDay } from '../../ui/calendar-date.ts';
import { PopupFilter } from './popup-filter.tsx';
import type { Range } from './range-popups.tsx';

const numberPopup = createChunk(async () => (await import('./range-popups.tsx')).NumberRangePopup);

const datePopup = createChunk(async () => (await import('./range-popups.tsx')).DateRangePopup);

interface DateRangeFilterProps {
  /** Label of the filter, such as 'Due'. */
  name: string;
  /** Days, YYYY-MM-DD, both within. */
  range: Range<string>;
  onChange(range: Range<string>): void;
}

/** A filter of a list for the days from one to another; either end may be open. */
export function DateRangeFilter({ name, range, onChange }: DateRangeFilterProps) {
  const { t, i18n } = useTranslation('records');
  const write = (day: string | undefined) => {
    const date = day === undefined ? undefined : dateFromDay(day);
    return date && dateText(date, i18n.language);
  };
  const [from, to] = [write(range.from), write(range.to)];
  const open = from ? t('filter.fromDay', { day: from }) : to && t('filter.untilDay', { day: to });
  return (
    <PopupFilter
      name={name}
      text={from && to ? t('filter.between', { from, to }) : open}
      onClear={() => onChange({})}
      chunk={datePopup}
    >
      {(Popup, control) => <Popup {...control} range={range} onChange={onChange} />}
    </PopupFilter>
  );
}

interface NumberRangeFilterProps {
  /** Label of the filter, such as 'Price'. */
  name: string;
  /** Both within; of money in the smallest unit. */
  range: Range<number>;
  onChange(range: Range<number>): void;
  /** ISO 4217, for amounts of money. */
  currency?: string;
  /** Shown in the fields, such as 'kg'. */
  unit?: string;
}

/** A filter of a list for numbers or amounts from one to another; either end may be open. */
export function NumberRangeFilter({ name, range, onChange, currency, unit }: NumberRangeFilterProps) {
  const { t, i18n } = useTranslation('records');
  const write = (amount: number) =>
    currency ? formatMoney(i18n.language, { amount, currency }) : formatNumber(i18n.language, amount);
  const { from, to } = range;
  const texts = { from: from === undefined ? '' : write(from), to: to === undefined ? '' : write(to) };
  const open = texts.from
    ? t('filter.orMore', { value: texts.from })
    : texts.to && t('filter.orLess', { value: texts.to });
  return (
    <PopupFilter
      name={name}
      text={texts.from && texts.to ? t('filter.between', texts) : open || undefined}
      onClear={() => onChange({})}
      chunk={numberPopup}
    >
      {(Popup, control) => (
        <Popup {...control} range={range} onChange={onChange} currency={currency} unit={unit} />
      )}
    </PopupFilter>
  );
}
