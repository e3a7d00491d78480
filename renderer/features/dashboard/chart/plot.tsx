import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { directionOf, type Language } from '#contract/facts/languages.ts';
import { formatTick } from '../../../lib/format/format-number.ts';
import { dayText, labelledDays } from './axis.ts';
import { Columns } from './columns.tsx';
import { LinesAndBars } from './lines-and-bars.tsx';
import { scalesFor } from './scales.ts';

interface PlotProps {
  days: readonly DayCounts[];
  /** Summary of the drawing for screen readers, in a sentence. */
  label: string;
  /** The place of the day that is pointed at. */
  pointed: number | null;
}

/**
 * The drawing, with its axes. Widths are shares of its own, so that the server draws it without knowing them; all looks
 * are attributes and classes.
 */
export function Plot({ days, label, pointed }: PlotProps) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const direction = directionOf(language);
  // It is not over.
  const today = days.length - 1;
  const scales = scalesFor(days);
  const share = (index: number) => (100 * index) / today;
  const pointedX = `${share(pointed ?? 0)}%`;
  return (
    <svg
      role="img"
      aria-label={label}
      suppressHydrationWarning
      height={238}
      className="block w-full overflow-visible text-11 tabular-nums"
    >
      {scales.ticks.map(({ value, y, hasLine }) => (
        <g key={y}>
          {hasLine && <line x1="-0.8%" x2="100.8%" y1={y} y2={y} className="stroke-line" />}
          <text x="-16" y={y} dominantBaseline="central" textAnchor="end" className="fill-text-3">
            {formatTick(language, value)}
          </text>
        </g>
      ))}
      {scales.few ? <Columns days={days} scales={scales} /> : <LinesAndBars days={days} scales={scales} />}
      {labelledDays(days.length).map((index, place) => {
        // Those beside the day that is pointed at give way to its date.
        const distance = pointed === null ? 100 : Math.abs(share(pointed) - share(index));
        return (
          <text
            key={index}
            // Browsers and the server may hold different editions of the month names.
            suppressHydrationWarning
            direction={direction}
            x={`${index === today ? 100.8 : share(index)}%`}
            y="230"
            dominantBaseline="central"
            // The last one ends where the lines end.
            textAnchor={index < today ? 'middle' : direction === 'rtl' ? 'start' : 'end'}
            className={clsx(
              'fill-text-3',
              distance < 9 ? 'hidden' : distance < 24 && 'max-sm:hidden',
              // Arabic names of months are long.
              place % 2 === 1 && index < today && 'tall-script:max-sm:hidden',
            )}
          >
            {dayText(days[index]?.date ?? '', language)}
          </text>
        );
      })}
      {pointed !== null && (
        <>
          <line x1={pointedX} x2={pointedX} y2={scales.signUpsBottom + 2} className="stroke-control" />
          {!scales.few && (
            <circle
              cx={pointedX}
              cy={scales.signInsY(days[pointed]?.signIns ?? 0)}
              r="5.5"
              className="fill-chart stroke-2 stroke-raised"
            />
          )}
        </>
      )}
    </svg>
  );
}
