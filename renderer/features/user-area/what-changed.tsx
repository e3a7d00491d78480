import { useTranslation } from 'react-i18next';
import type { Home } from '#contract/api/home.ts';
import { dayDistance, dayName } from '../../lib/format/day-name.ts';
import { formatTotal } from '../../lib/format/format-number.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';

/** How many repositories changed since the person was here before; or, where that is not known, in a week. */
export function WhatChanged({ home: { changedRepositories, since, readAt } }: { home: Home }) {
  const { t, i18n } = useTranslation('home');
  const { language } = i18n;
  const timeZone = useTimeZone() ?? 'UTC';
  const { count } = changedRepositories;
  const phrase = since === null ? t('since.week') : sinceDay(new Date(since), new Date(readAt));
  // Browsers and the server may hold different editions of the names of days.
  return (
    <p suppressHydrationWarning className="mt-1 mb-8 text-text-2">
      {count === 0
        ? t('unchanged', { since: phrase })
        : t('changed', { count, total: formatTotal(language, changedRepositories), since: phrase })}
    </p>
  );

  function sinceDay(moment: Date, now: Date): string {
    const days = dayDistance(moment, now, timeZone);
    if (days === 0) return t('since.today');
    if (days === 1) return t('since.yesterday');
    return t('since.day', { day: dayName(moment, { days, language, timeZone }) });
  }
}
