import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import { PageQueries, PageQuery } from '../../components/page/page-query.tsx';
import { Loading, Skeleton } from '../../components/ui/loading.tsx';
import { RowsSkeleton, TwoLinesSkeleton } from '../../components/ui/two-lines.tsx';
import type { HomeCards, HomePart } from '../../layout/routes/parts/home-part.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { HomeContent } from './home-content.tsx';

/** The first page of the user area: a greeting, what changed, the own account, and what the features show. */
export function createHomePage(parts: readonly (HomePart & HomeCards)[]): ComponentType {
  return function HomePage() {
    const { api } = useApi();
    const init = useInit();
    const options = api.home.read.queryOptions();
    const { data: known } = useQuery({ ...options, enabled: false });
    const shown = parts.filter(({ allowed }) => allowed(init));
    const skeleton = <HomeSkeleton />;
    return (
      <div className="mx-auto w-full max-w-[calc(61rem+2*var(--gutter))] px-gutter pt-10 pb-12">
        <Greeting now={known?.readAt} />
        <PageQuery options={options} skeleton={skeleton}>
          {(home) => (
            <PageQueries queries={shown.map(({ query }) => query(api))} skeleton={skeleton}>
              {(data) => (
                <HomeContent
                  home={home}
                  parts={shown.map((part, place) => ({ ...part, data: data[place] }))}
                />
              )}
            </PageQueries>
          )}
        </PageQuery>
      </div>
    );
  };
}

/** Greets by the time of day, once the user's time zone is known; `now` is ISO 8601. */
function Greeting({ now }: { now: string | undefined }) {
  const { t } = useTranslation('home');
  const { currentUser } = useInit();
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
  const hour = Number(format.formatToParts(moment).find(({ type }) => type === 'hour')?.value);
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** The places of the home page while its data comes. */
function HomeSkeleton() {
  return (
    <Loading>
      <p className="mt-1 mb-8 text-14">
        <Skeleton className="w-72 max-w-full" />
      </p>
      <p className="flex min-h-8 items-center">
        <Skeleton className="w-36" />
      </p>
      <div className="mt-2 border-line border-t lg:me-80">
        <RowsSkeleton count={4} className="h-15.5 last:border-b-0">
          <TwoLinesSkeleton widths={['w-28', 'w-52']} />
          <Skeleton className="w-14 opacity-70" />
        </RowsSkeleton>
      </div>
    </Loading>
  );
}
