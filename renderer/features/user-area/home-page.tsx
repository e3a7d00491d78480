import { useQuery } from '@tanstack/react-query';
import { PageQuery } from '../../components/page/page-query.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { AccountSummary } from './account-summary.tsx';
import { Greeting } from './greeting.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { OpenedRepositories } from './opened-repositories.tsx';
import { RecentRepositories } from './recent-repositories.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { WhatChanged } from './what-changed.tsx';

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
