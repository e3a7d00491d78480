import { useTranslation } from 'react-i18next';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { formatNumber } from '../../../lib/format/format-number.ts';
import { formatMoney } from '../../../lib/format/money.ts';
import { PopupFilter } from './popup-filter.tsx';
import type { Range } from './range-popup.tsx';

const popup = createChunk(async () => (await import('./range-popups.tsx')).NumberRangePopup);

interface NumberRangeFilterProps {
  /** What is filtered, such as 'Price'. */
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
      chunk={popup}
    >
      {(Popup, control) => (
        <Popup {...control} range={range} onChange={onChange} currency={currency} unit={unit} />
      )}
    </PopupFilter>
  );
}
