import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Home } from '#contract/api/home.ts';
import { PageQuery } from '../../lib/data/page-query.tsx';
import { useAreaData } from '../../lib/data/use-area-data.ts';
import { formatTotal } from '../../lib/format/format-number.ts';
import { AccountSummary } from './account-summary.tsx';
import { Greeting } from './greeting.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { RecentRepositories } from './recent-repositories.tsx';

/** The first page of the user area: a greeting, what changed, and the own account. */
export function HomePage() {
  const { api } = useAreaData();
  const options = api.home.read.queryOptions();
  const { data } = useQuery({ ...options, enabled: false });
  return (
    <div className="mx-auto w-full max-w-[calc(61rem+2*var(--gutter))] px-gutter pt-10 pb-12">
      <Greeting now={data?.readAt} />
      <PageQuery options={options} skeleton={<HomeSkeleton />}>
        {(home) => (
          <>
            <p className="mt-1 mb-8 text-text-2">
              <WhatChanged home={home} />
            </p>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:gap-14">
              <RecentRepositories home={home} />
              <AccountSummary home={home} />
            </div>
          </>
        )}
      </PageQuery>
    </div>
  );
}

function WhatChanged({ home: { changedRepositories } }: { home: Home }) {
  const { t, i18n } = useTranslation('home');
  const { count } = changedRepositories;
  if (count === 0) return t('unchanged');
  return t('changed', { count, total: formatTotal(i18n.language, changedRepositories) });
}
