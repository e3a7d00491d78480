import type { TFunction } from 'i18next';
import type { Dashboard } from '#contract/api/dashboard.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { longDay } from './day-text.ts';

/** What the chart shows, for those who do not see it. */
export function chartSummary(
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
