import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import { formatTick } from '../../../lib/format/format-number.ts';
import { shortDay } from './day-text.ts';
import { labelledDays, ticksFor } from './scale.ts';

/** Positions of the two plots from the top, and their heights, in pixels. */
const plots = {
  line: { height: 150 },
  bars: { top: 170, height: 44 },
  /** The middle of the dates. */
  axis: 230,
} as const;

const plotHeight = 238;

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
  const { line, bars } = plots;
  const lineTicks = ticksFor(Math.max(...days.flatMap((day) => [day.signIns, day.signInsBefore])), 3);
  const barTicks = ticksFor(Math.max(...days.map((day) => day.signUps)), 1);
  const share = (index: number) => (100 * index) / (days.length - 1);
  const lineY = (value: number) => line.height * (1 - value / (lineTicks.at(-1) ?? 1));
  const barHeight = (value: number) => (bars.height * value) / (barTicks.at(-1) ?? 1);
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${10 * share(index)} ${lineY(value)}`).join('L');
  const signIns = path(days.map((day) => day.signIns));
  // Its last day is not over.
  const today = days.length - 1;
  const untilToday = path(days.slice(0, today).map((day) => day.signIns));
  const place = (index: number) => `${10 * share(index)} ${lineY(days[index]?.signIns ?? 0)}`;
  const barWidth = Math.min(1.6, 55 / (days.length - 1));
  const shownDay = pointed === null ? undefined : days[pointed];
  const tickText = (value: number) => formatTick(i18n.language, value);
  return (
    <svg
      role="img"
      aria-label={label}
      suppressHydrationWarning
      height={plotHeight}
      className="block w-full overflow-visible text-11 tabular-nums"
    >
      {lineTicks.map((value) => (
        <Hairline key={value} y={lineY(value)} text={tickText(value)} />
      ))}
      <svg
        aria-hidden="true"
        viewBox={`0 0 1000 ${line.height}`}
        preserveAspectRatio="none"
        width="100%"
        height={line.height}
        overflow="visible"
        fill="none"
      >
        <path
          d={`M${signIns}L1000 ${line.height}L0 ${line.height}Z`}
          fillOpacity="0.08"
          className="fill-chart"
        />
        <path
          d={`M${path(days.map((day) => day.signInsBefore))}`}
          strokeWidth="1.25"
          strokeDasharray="4 4"
          strokeOpacity="0.8"
          vectorEffect="non-scaling-stroke"
          className="stroke-text-3"
        />
        <path
          d={`M${untilToday}`}
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-chart"
        />
        <path
          d={`M${place(today - 1)}L${place(today)}`}
          strokeWidth="2"
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
          className="stroke-chart"
        />
      </svg>
      {days.map(({ date, signUps }, index) => (
        <rect
          key={date}
          x={`${share(index) - barWidth / 2}%`}
          y={bars.top + bars.height - barHeight(signUps)}
          width={`${barWidth}%`}
          height={barHeight(signUps)}
          rx="2"
          {...(index === today && { fillOpacity: 0.35, strokeDasharray: '3 2' })}
          className={index === today && signUps > 0 ? 'fill-brass stroke-brass' : 'fill-brass'}
        />
      ))}
      <Hairline y={bars.top + bars.height} text={tickText(0)} />
      <TickText y={bars.top} text={tickText(barTicks.at(-1) ?? 1)} />
      <DayAxis days={days} pointed={pointed} share={share} />
      {shownDay && pointed !== null && (
        <g>
          <line
            x1={`${share(pointed)}%`}
            x2={`${share(pointed)}%`}
            y1="0"
            y2={bars.top + bars.height + 2}
            className="stroke-control"
          />
          <circle
            cx={`${share(pointed)}%`}
            cy={lineY(shownDay.signIns)}
            r="5.5"
            strokeWidth="2"
            className="fill-chart stroke-raised"
          />
        </g>
      )}
    </svg>
  );
}

/** A line across, a little longer than the plot, with its value before it. */
function Hairline({ y, text }: { y: number; text: string }) {
  return (
    <>
      <line x1="-0.8%" x2="100.8%" y1={y} y2={y} className="stroke-line" />
      <TickText y={y} text={text} />
    </>
  );
}

function TickText({ y, text }: { y: number; text: string }) {
  return (
    <text x="-16" y={y} dominantBaseline="central" textAnchor="end" className="fill-text-3">
      {text}
    </text>
  );
}

interface DayAxisProps {
  days: readonly DayCounts[];
  pointed: number | null;
  /** Returns the position of a day, in percent of the width. */
  share(index: number): number;
}

/** The dates below the plots. Those beside the day that is pointed at give way to its date. */
function DayAxis({ days, pointed, share }: DayAxisProps) {
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
          place % 2 === 1 && index < last && 'tall-script:max-sm:hidden',
        )}
      >
        {shortDay(days[index]?.date ?? '', language)}
      </text>
    );
  });
}
