import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import { shortDay } from './day-text.ts';
import { plots } from './plot-size.ts';
import { labelledDays } from './scale.ts';

interface DayAxisProps {
  days: readonly DayCounts[];
  pointed: number | null;
  /** Where a day is, in percent of the width. */
  share(index: number): number;
}

/** The dates below the plots. Those beside the day that is pointed at give way to its date. */
export function DayAxis({ days, pointed, share }: DayAxisProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const direction = directionOf(language as Language);
  const last = days.length - 1;
  return labelledDays(days.length).map((index, place) => {
    const distance = pointed === null ? 100 : Math.abs(share(pointed) - share(index));
    return (
      <text
        key={index}
        // Browsers and the server may hold different editions of the month names.
        suppressHydrationWarning
        direction={direction}
        x={`${index === last ? 100.8 : share(index)}%`}
        y={plots.axis}
        dominantBaseline="central"
        // The last one ends where the lines end.
        textAnchor={index < last ? 'middle' : direction === 'rtl' ? 'start' : 'end'}
        className={clsx(
          'fill-text-3',
          distance < 9 ? 'hidden' : distance < 24 && 'max-sm:hidden',
          // Arabic names of months are long.
          place % 2 === 1 && index < last && 'ar:max-sm:hidden',
        )}
      >
        {shortDay(days[index]?.date ?? '', language)}
      </text>
    );
  });
}
