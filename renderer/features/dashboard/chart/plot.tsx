import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import { formatTick } from '../../../lib/format/format-number.ts';
import { dayText, labelledDays, ticksFor } from './axis.ts';

/** Heights of the two plots and their places from the top, in pixels. */
const line = { height: 150 };
const bars = { height: 44, top: 170, bottom: 214 };

interface PlotProps {
  days: readonly DayCounts[];
  /** Summary of the drawing for screen readers, in a sentence. */
  label: string;
  /** The place of the day that is pointed at. */
  pointed: number | null;
}

/**
 * The drawing: sign-ins as a line above, sign-ups as bars in a plot of their own below, on the same days. Widths are
 * shares of its own, so that the server draws it without knowing them; all looks are attributes and classes.
 */
export function Plot({ days, label, pointed }: PlotProps) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const direction = directionOf(language);
  // It is not over.
  const today = days.length - 1;
  const lineTicks = ticksFor(Math.max(...days.flatMap((day) => [day.signIns, day.signInsBefore])), 3);
  const barTicks = ticksFor(Math.max(...days.map((day) => day.signUps)), 1);
  const share = (index: number) => (100 * index) / today;
  const lineY = (value: number) => line.height * (1 - value / (lineTicks.at(-1) ?? 1));
  const barHeight = (value: number) => (bars.height * value) / (barTicks.at(-1) ?? 1);
  const barWidth = Math.min(1.6, 55 / today);
  const path = (series: 'signIns' | 'signInsBefore', from = 0, to = days.length) =>
    `M${days
      .map((day, index) => `${10 * share(index)} ${lineY(day[series])}`)
      .slice(from, to)
      .join('L')}`;
  const ticks = [
    ...lineTicks.map((value) => ({ value, y: lineY(value) })),
    ...barTicks.map((value) => ({ value, y: bars.bottom - barHeight(value) })),
  ];
  const pointedX = `${share(pointed ?? 0)}%`;
  return (
    <svg
      role="img"
      aria-label={label}
      suppressHydrationWarning
      height={238}
      className="block w-full overflow-visible text-11 tabular-nums"
    >
      {ticks.map(({ value, y }) => (
        <g key={y}>
          {y !== bars.top && <line x1="-0.8%" x2="100.8%" y1={y} y2={y} className="stroke-line" />}
          <text x="-16" y={y} dominantBaseline="central" textAnchor="end" className="fill-text-3">
            {formatTick(language, value)}
          </text>
        </g>
      ))}
      <svg
        aria-hidden="true"
        viewBox={`0 0 1000 ${line.height}`}
        preserveAspectRatio="none"
        width="100%"
        height={line.height}
        className="overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
      >
        <path d={`${path('signIns')}V${line.height}H0Z`} fillOpacity="0.08" className="fill-chart" />
        <path
          d={path('signInsBefore')}
          strokeDasharray="4 4"
          strokeOpacity="0.8"
          className="stroke-[1.25] stroke-text-3"
        />
        <path d={path('signIns', 0, today)} strokeLinejoin="round" className="stroke-2 stroke-chart" />
        <path d={path('signIns', today - 1)} strokeDasharray="3 3" className="stroke-2 stroke-chart" />
      </svg>
      {days.map(({ date, signUps }, index) => (
        <rect
          key={date}
          x={`${share(index) - barWidth / 2}%`}
          y={bars.bottom - barHeight(signUps)}
          width={`${barWidth}%`}
          height={barHeight(signUps)}
          rx="2"
          {...(index === today && { fillOpacity: 0.35, strokeDasharray: '3 2' })}
          className={index === today && signUps > 0 ? 'fill-brass stroke-brass' : 'fill-brass'}
        />
      ))}
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
          <line x1={pointedX} x2={pointedX} y2={bars.bottom + 2} className="stroke-control" />
          <circle
            cx={pointedX}
            cy={lineY(days[pointed]?.signIns ?? 0)}
            r="5.5"
            className="fill-chart stroke-2 stroke-raised"
          />
        </>
      )}
    </svg>
  );
}
