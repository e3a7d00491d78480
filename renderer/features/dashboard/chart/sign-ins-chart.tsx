import clsx from 'clsx';
import type { TFunction } from 'i18next';
import ChartLine from 'lucide-react/icons/chart-line';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dashboard, DayCounts } from '#contract/dashboard/dashboard.ts';
import { Segments } from '../../../components/ui/segments.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { DayPointer } from './day-pointer.tsx';
import { longDay } from './day-text.ts';
import { Plot } from './plot.tsx';
import { ValuesTable } from './values-table.tsx';

/** Sign-ins and sign-ups per day, drawn or as a table. Its height is the same with any data. */
export function SignInsChart({ dashboard }: { dashboard: Pick<Dashboard, 'days' | 'figures'> }) {
  const { t, i18n } = useTranslation('dashboard');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [wanted, setPointed] = useState<number | null>(null);
  const { days } = dashboard;
  // Another period may have fewer days.
  const pointed = wanted !== null && wanted < days.length ? wanted : null;
  const isEmpty = days.every(
    ({ signIns, signInsBefore, signUps }) => signIns + signInsBefore + signUps === 0,
  );
  const label = chartSummary(dashboard, t, i18n.language);
  return (
    <section className="rounded-10 border border-line bg-raised">
      <header className="flex min-h-11 flex-wrap items-center gap-2 px-4 pt-3">
        <h2 className="min-w-0 flex-1 text-14">{t('chart.title')}</h2>
        {view === 'chart' && (
          <Legend length={days.length} day={pointed === null ? undefined : days[pointed]} />
        )}
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
        <div className="h-[266px] py-1">
          <ValuesTable days={days} label={t('chart.asTable')} />
        </div>
      ) : isEmpty ? (
        <p className="grid h-[266px] place-items-center px-6 text-13 text-text-3">{t('chart.empty')}</p>
      ) : (
        <div
          // Time runs from left to right in every language.
          dir="ltr"
          className="-outline-offset-4 h-[266px] rounded-10 ps-13 pe-6 pt-4 has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <div className="relative">
            <Plot days={days} label={label} pointed={pointed} />
            <DayPointer days={days} pointed={pointed} onPoint={setPointed} />
          </div>
        </div>
      )}
    </section>
  );
}

/** Summarizes the chart in a sentence, for screen readers. */
function chartSummary(
  { days, figures: { signIns } }: Pick<Dashboard, 'days' | 'figures'>,
  t: TFunction<'dashboard'>,
  language: string,
): string {
  const count = (value: number) => formatCount(language, value);
  const daily = days.map((day) => day.signIns);
  const signUps = days.map((day) => day.signUps);
  return t('chart.summary', {
    from: longDay(days[0]?.date ?? '', language),
    to: longDay(days.at(-1)?.date ?? '', language),
    low: count(Math.min(...daily)),
    high: count(Math.max(...daily)),
    total: count(signIns.now),
    before: count(signIns.before),
    lowSignUps: count(Math.min(...signUps)),
    highSignUps: count(Math.max(...signUps)),
  });
}

interface LegendProps {
  /** How long the period is, in days. */
  length: number;
  /** The day whose values are here. */
  day: DayCounts | undefined;
}

/** The three series, with the values of the day that is pointed at. Room for those is kept, so that nothing moves. */
function Legend({ length, day }: LegendProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="flex flex-wrap gap-x-4 text-12 text-text-2 max-md:order-3 max-md:basis-full">
      <LegendEntry name={t('chart.signIns')} value={day?.signIns}>
        <path d="M0 1.5h12" className="stroke-chart" />
      </LegendEntry>
      <LegendEntry
        name={t('chart.before', { count: length })}
        value={day?.signInsBefore}
        className="max-sm:hidden"
      >
        <path d="M0 1.5h5M7 1.5h5" className="stroke-text-3" />
      </LegendEntry>
      <LegendEntry name={t('chart.signUps')} value={day?.signUps}>
        <rect x="2" y="-2.5" width="8" height="8" rx="2" className="fill-brass" />
      </LegendEntry>
    </div>
  );
}

interface LegendEntryProps {
  name: string;
  value: number | undefined;
  className?: string;
  /** The sign, drawn into 12 × 3. */
  children: ReactNode;
}

function LegendEntry({ name, value, className, children }: LegendEntryProps) {
  const { i18n } = useTranslation();
  return (
    <span className={clsx('inline-flex items-center gap-1.5', className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 12 3"
        strokeWidth="3"
        className="h-0.75 w-3 shrink-0 overflow-visible"
      >
        {children}
      </svg>
      {name}
      <b className="min-w-[2ch] text-text tabular-nums">
        {value === undefined ? '' : formatCount(i18n.language, value)}
      </b>
    </span>
  );
}
