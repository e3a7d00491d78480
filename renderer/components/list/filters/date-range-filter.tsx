import { useTranslation } from 'react-i18next';
import { createChunk } from '../../../lib/chunks/chunk.ts';
import { dateText } from '../../../lib/format/date-text.ts';
import { dateFromDay } from '../../ui/calendar-date.ts';
import { PopupFilter } from './popup-filter.tsx';
import type { Range } from './range-popup.tsx';

const popup = createChunk(async () => (await import('./range-popups.tsx')).DateRangePopup);

interface DateRangeFilterProps {
  /** What is filtered, such as 'Due'. */
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
      chunk={popup}
    >
      {(Popup, control) => <Popup {...control} range={range} onChange={onChange} />}
    </PopupFilter>
  );
}
