import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { formatCount } from '../../../lib/format/format-number.ts';

interface LegendProps {
  /** How long the period is, in days. */
  length: number;
  /** The day whose values are here. */
  day: DayCounts | undefined;
}

/** The three series, with the values of the day that is pointed at. Room for those is kept, so that nothing moves. */
export function Legend({ length, day }: LegendProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="flex flex-wrap gap-x-4 text-12 text-text-2 max-md:order-3 max-md:basis-full">
      <Entry name={t('chart.signIns')} value={day?.signIns}>
        <path d="M0 1.5h12" className="stroke-chart" />
      </Entry>
      <Entry name={t('chart.before', { count: length })} value={day?.signInsBefore} className="max-sm:hidden">
        <path d="M0 1.5h5M7 1.5h5" className="stroke-text-3" />
      </Entry>
      <Entry name={t('chart.signUps')} value={day?.signUps}>
        <rect x="2" y="-2.5" width="8" height="8" rx="2" className="fill-brass" />
      </Entry>
    </div>
  );
}

interface EntryProps {
  name: string;
  value: number | undefined;
  className?: string;
  /** The sign, drawn into 12 × 3. */
  children: ReactNode;
}

function Entry({ name, value, className, children }: EntryProps) {
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
