import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import type { Home } from '#contract/home/home.ts';
import { PageQuery } from '../../components/page/page-query.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { dayDistance, dayName } from '../../lib/format/day-name.ts';
import { formatTotal } from '../../lib/format/format-number.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { AccountSummary } from './account-summary.tsx';
import { OpenedRepositories } from './opened-repositories.tsx';
import { RecentRepositories } from './recent-repositories.tsx';
import { ShortcutList } from './shortcut-list.tsx';

const four = ['first', 'second', 'third', 'fourth'];

/** The first page of the user area: a greeting, what changed, the own account, and what was opened last. */
export function HomePage() {
  const { api } = useApi();
  const options = api.home.read.queryOptions();
  const { data } = useQuery({ ...options, enabled: false });
  return (
    <div className="mx-auto w-full max-w-[calc(61rem+2*var(--gutter))] px-gutter pt-10 pb-12">
      <Greeting now={data?.readAt} />
      <PageQuery options={options} skeleton={<HomeSkeleton />}>
        {(home) => (
          <>
            <WhatChanged home={home} />
            <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:gap-x-14 lg:gap-y-9">
              <RecentRepositories home={home} />
              <div className="grid gap-7 lg:row-span-2">
                <AccountSummary home={home} />
                <ShortcutList />
              </div>
              <OpenedRepositories now={home.readAt} />
            </div>
          </>
        )}
      </PageQuery>
    </div>
  );
}

/** Greets by the time of day, once the user's time zone is known; `now` is ISO 8601. */
function Greeting({ now }: { now: string | undefined }) {
  const { t } = useTranslation('home');
  const { visitor: currentUser } = useInit();
  const timeZone = useTimeZone();
  const name = isolate(currentUser?.name.split(/\s/, 1)[0] ?? '');
  const part = now && timeZone ? partOfDay(new Date(now), timeZone) : 'hello';
  return <h1 className="text-24">{t(`greeting.${part}`, { name })}</h1>;
}

function partOfDay(moment: Date, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const format = new Intl.DateTimeFormat(displayLocale('en'), {
    timeZone,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const hour = Number(format.format(moment));
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** How many repositories changed since the user was here before; or, where that is not known, in a week. */
function WhatChanged({ home: { changedRepositories, since, readAt } }: { home: Home }) {
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

/** The places of the home page while its data comes. */
function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('states.loading')}</span>
      <p className="mt-1 mb-8 text-14">
        <Skeleton className="w-72 max-w-full" />
      </p>
      <p className="flex min-h-8 items-center">
        <Skeleton className="w-36" />
      </p>
      <div className="mt-2 border-line border-t lg:me-80">
        {four.map((place) => (
          <div
            key={place}
            className="flex h-15.5 items-center justify-between border-line border-b last:border-b-0"
          >
            <span className="grid gap-2">
              <Skeleton className="w-28" />
              <Skeleton className="h-2 w-52 opacity-60" />
            </span>
            <Skeleton className="w-14 opacity-70" />
          </div>
        ))}
      </div>
    </div>
  );
}
