import { useTranslation } from 'react-i18next';
import { dateFromDay } from '../../ui/calendar-date.ts';
import { DayTextInput } from '../../ui/day-text-input.tsx';
import type { PopupControl } from './popup-filter.tsx';
import { type Range, RangePopup } from './range-popup.tsx';

interface DateRangePopupProps extends PopupControl {
  range: Range<string>;
  onChange(range: Range<string>): void;
}

/** The lazy half of DateRangeFilter. */
export default function DateRangePopup(props: DateRangePopupProps) {
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
