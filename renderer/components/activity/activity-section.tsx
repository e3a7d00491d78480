import type { DefaultError, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Activity } from '#contract/schemas/activity.ts';
import { PageQuery } from '../page/page-query.tsx';
import { Loading } from '../ui/loading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ActivityList } from './activity-list.tsx';

/** The activity of a record on its page, under its own heading; it comes and fails apart from the record. */
export function ActivitySection<Key extends QueryKey>({
  options,
}: {
  options: UseQueryOptions<Activity, DefaultError, Activity, Key>;
}) {
  const { t } = useTranslation('activity');
  return (
    <section>
      <h2 className="flex min-h-8 items-center text-14">{t('title')}</h2>
      <PageQuery options={options} skeleton={<ActivitySkeleton />}>
        {(activity) => <ActivityList activity={activity} />}
      </PageQuery>
    </section>
  );
}

function ActivitySkeleton() {
  return (
    <Loading>
      {['first', 'second', 'third'].map((place) => (
        <p key={place} className="flex min-h-11 items-center gap-3 border-line border-b last:border-b-0">
          <Skeleton className="size-7 rounded-full" />
          <Skeleton className="w-48" />
          <Skeleton className="ms-auto w-14 opacity-70" />
        </p>
      ))}
    </Loading>
  );
}
