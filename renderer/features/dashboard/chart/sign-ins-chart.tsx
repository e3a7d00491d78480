import clsx from 'clsx';
import ChartLine from 'lucide-react/icons/chart-line';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dashboard, DayCounts } from '#contract/dashboard/dashboard.ts';
import { Segments } from '../../../components/ui/segments.tsx';
import { HeadCell, Table } from '../../../components/ui/table.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { dayText, weekdayText } from './axis.ts';
import { DayPointer } from './day-pointer.tsx';
import { Plot } from './plot.tsx';
import { scalesFor } from './scales.ts';

/** Series of the chart: what is counted each day. */
interface Series {
  of: 'signIns' | 'signInsBefore' | 'signUps';
  name: string;
  /** Drawn into 12 × 3. */
  sign: ReactNode;
  className?: string;
}

/** Sign of what stands as bars. */
const square = { x: 2, y: -2.5, width: 8, height: 8, rx: 2 };

/** Sign-ins and sign-ups per day, drawn or as a table. Its height is the same with any data. */
export function SignInsChart({ dashboard }: { dashboard: Pick<Dashboard, 'days' | 'figures'> }) {
  const { t, i18n } = useTranslation('dashboard');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [wanted, setPointed] = useState<number | null>(null);
  const { days, figures } = dashboard;
  // Another period may have fewer days.
  const pointed = wanted !== null && wanted < days.length ? wanted : null;
  const series: Series[] = [
    {
      of: 'signIns',
      name: t('chart.signIns'),
      sign: scalesFor(days).few ? (
        <rect {...square} className="fill-chart" />
      ) : (
        <path d="M0 1.5h12" className="stroke-chart" />
      ),
    },
    {
      of: 'signInsBefore',
      name: t('chart.before', { count: days.length }),
      sign: <path d="M0 1.5h5M7 1.5h5" className="stroke-text-3" />,
      className: 'max-sm:hidden',
    },
    {
      of: 'signUps',
      name: t('chart.signUps'),
      sign: <rect {...square} className="fill-brass" />,
    },
  ];
  const isEmpty = days.every((day) => series.every(({ of }) => day[of] === 0));
  const count = (value: number) => formatCount(i18n.language, value);
  const dates = days.map(({ date }) => dayText(date, i18n.language, 'long'));
  const signIns = days.map((day) => day.signIns);
  const signUps = days.map((day) => day.signUps);
  const summary = t('chart.summary', {
    from: dates[0],
    to: dates.at(-1),
    low: count(Math.min(...signIns)),
    high: count(Math.max(...signIns)),
    total: count(figures.signIns.now),
    before: count(figures.signIns.before),
    lowSignUps: count(Math.min(...signUps)),
    highSignUps: count(Math.max(...signUps)),
  });
  return (
    <section className="rounded-10 border border-line bg-raised">
      <header className="flex min-h-11 flex-wrap items-center gap-2 px-4 pt-3">
        <h2 className="min-w-0 flex-1 text-14">{t('chart.title')}</h2>
        {view === 'chart' && <Legend series={series} day={pointed === null ? undefined : days[pointed]} />}
        <div className="ms-2 shrink-0">
          <Segments
            label={t('chart.view')}
            iconsOnly
            options={[
              { value: 'chart', label: t('chart.asChart'), icon: ChartLine },
              { value: 'table', label: t('chart.asTable'), icon: Table2 },
            ]}
            value={view}
            onValueChange={setView}
          />
        </div>
      </header>
      {view === 'table' ? (
        <ValuesTable days={days} series={series} />
      ) : isEmpty ? (
        <p className="grid h-[266px] place-items-center px-6 text-13 text-text-3">{t('chart.empty')}</p>
      ) : (
        <div
          // Time runs from left to right in every language.
          dir="ltr"
          className="-outline-offset-4 h-[266px] rounded-10 ps-13 pe-6 pt-4 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <div className="relative">
            <Plot days={days} label={summary} pointed={pointed} />
            <DayPointer days={days} pointed={pointed} onPoint={setPointed} />
          </div>
        </div>
      )}
    </section>
  );
}

/** The series, with the values of the day that is pointed at. Room for those is kept, so that nothing moves. */
function Legend({ series, day }: { series: readonly Series[]; day: DayCounts | undefined }) {
  const { i18n } = useTranslation();
  return (
    <div className="flex flex-wrap gap-x-4 text-12 text-text-2 max-md:order-3 max-md:basis-full">
      {series.map(({ of, name, sign, className }) => (
        <span key={of} className={clsx('inline-flex items-center gap-1.5', className)}>
          <svg
            aria-hidden="true"
            viewBox="0 0 12 3"
            className="h-0.75 w-3 shrink-0 overflow-visible stroke-3"
          >
            {sign}
          </svg>
          {name}
          <b className="min-w-[2ch] text-text tabular-nums">{day && formatCount(i18n.language, day[of])}</b>
        </span>
      ))}
    </div>
  );
}

/** The values in the place of the drawing, the newest day first. */
function ValuesTable({ days, series }: { days: readonly DayCounts[]; series: readonly Series[] }) {
  const { t, i18n } = useTranslation('dashboard');
  const cell =
    'h-9 border-line border-b px-3 first:ps-2 last:pe-2 in-[tr:last-child]:border-transparent max-sm:px-2';
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
      aria-label={t('chart.asTable')}
      className="-outline-offset-2 my-1 h-[258px] overflow-y-auto rounded-6 px-4"
    >
      <Table className="mx-0 w-full">
        <thead className="sticky top-0 bg-raised">
          <tr>
            <HeadCell>{t('chart.day')}</HeadCell>
            {series.map(({ of, name }) => (
              <HeadCell key={of} end className="max-sm:whitespace-normal">
                {name}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row" className={`${cell} whitespace-nowrap text-start font-normal`}>
                {weekdayText(day.date, i18n.language)}
              </th>
              {series.map(({ of }) => (
                <td key={of} className={`${cell} text-end`}>
                  {formatCount(i18n.language, day[of])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
