import { useTranslation } from 'react-i18next';
import type { Figures } from '#contract/api/dashboard.ts';
import { formatChange, formatCount } from '../../lib/format/format-number.ts';
import { Figure, type FigureProps } from './figure.tsx';

/** Counts of what there is, each with its change against the 30 days before. */
export function FiguresRow({ figures }: { figures: Figures }) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const { users, newUsers, repositories, newRepositories, openSessions, signedInUsers } = figures;
  const grown = (all: number, added: number) => ({
    value: formatCount(language, all),
    ...changeOf(language, all, all - added),
    note: all === added ? t('figures.noneBefore') : t('figures.inThirtyDays'),
  });
  return (
    <dl aria-label={t('figures.label')} className="grid grid-cols-2 max-md:gap-y-5 md:grid-cols-4">
      <Figure name={t('figures.users')} {...grown(users, newUsers.now)} />
      <Figure
        name={t('figures.newUsers')}
        value={formatCount(language, newUsers.now)}
        {...changeOf(language, newUsers.now, newUsers.before)}
        note={newUsers.before === 0 ? t('figures.noneBefore') : t('figures.versusBefore')}
      />
      <Figure name={t('figures.repositories')} {...grown(repositories, newRepositories.now)} />
      <Figure
        name={t('figures.openSessions')}
        value={formatCount(language, openSessions)}
        note={t('figures.ofUsers', { count: signedInUsers, total: formatCount(language, signedInUsers) })}
      />
    </dl>
  );
}

/** More people and more repositories are good news. */
function changeOf(language: string, now: number, before: number): Pick<FigureProps, 'change' | 'tone'> {
  const change = formatChange(language, now, before) ?? undefined;
  return { change, tone: now > before ? 'good' : now < before ? 'bad' : 'neutral' };
}
