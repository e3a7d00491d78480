import { useTranslation } from 'react-i18next';
import type { Dashboard, PeriodCount } from '#contract/dashboard/dashboard.ts';
import type { DashboardPeriod } from '#contract/dashboard/period.ts';
import { Figure, type FigureProps } from '../../layout/dashboard/figure.tsx';
import { formatChange, formatCount, formatTotal } from '../../lib/format/format-number.ts';

interface FiguresRowProps {
  dashboard: Pick<Dashboard, 'figures' | 'from'>;
  days: DashboardPeriod;
}

/** Counts of the period, each with its change against the period before, and the way to what was counted. */
export function FiguresRow({ dashboard: { figures, from }, days }: FiguresRowProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const { signIns, newUsers, users, newRepositories, repositories, refusedSignIns, wrongCodes } = figures;
  return (
    <dl aria-label={t('figures.label')} className="grid grid-cols-2 max-md:gap-y-5 md:grid-cols-4">
      <Figure
        name={t('figures.signIns')}
        to={`/manager/users?${new URLSearchParams({ sort: 'lastSeen', seenSince: from })}`}
        {...counted(language, signIns)}
        note={
          signIns.before === 0
            ? t('figures.noneBefore', { count: days })
            : t('figures.versus', { count: days })
        }
      />
      <Figure
        name={t('figures.newUsers')}
        to={`/manager/users?${new URLSearchParams({ joinedSince: from })}`}
        {...counted(language, newUsers)}
        note={t('figures.ofAll', { total: formatTotal(language, users) })}
      />
      <Figure
        name={t('figures.newRepositories')}
        to={`/manager/repositories?${new URLSearchParams({ addedSince: from })}`}
        {...counted(language, newRepositories)}
        note={t('figures.inAll', { total: formatTotal(language, repositories) })}
      />
      <Figure
        name={t('figures.refusedSignIns')}
        {...counted(language, refusedSignIns, 'less')}
        note={t('figures.wrongCodes', { count: wrongCodes, total: formatCount(language, wrongCodes) })}
      />
    </dl>
  );
}

/** @param better which direction is better */
function counted(
  language: string,
  { now, before }: PeriodCount,
  better: 'more' | 'less' = 'more',
): Pick<FigureProps, 'value' | 'change' | 'tone'> {
  const change = formatChange(language, now, before) ?? undefined;
  const tone = now === before ? 'neutral' : now > before === (better === 'more') ? 'good' : 'bad';
  return { value: formatCount(language, now), change, tone };
}
