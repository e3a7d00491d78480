import { useTranslation } from 'react-i18next';
import { mostJobsAtOnce } from '#contract/jobs/jobs.ts';
import { longestPage } from '#contract/schemas/paging.ts';
import { invalidateLists } from '../../components/list/change-lists.ts';
import { toast } from '../../components/ui/toast.ts';
import { useApi } from '../../lib/services/use-api.ts';
import type { JobFilters } from './list.ts';

/** Some jobs, or all that the filters leave. */
export type ChosenJobs = { count: number; names: readonly string[] } & (
  | { ids: readonly string[]; filters?: never }
  | { filters: JobFilters; ids?: never }
);

/** @returns a function that does something with jobs, as many calls as that takes, and says with how many */
export function useChangeJobs() {
  const { t } = useTranslation('jobs');
  const { api, queryClient } = useApi();
  return async (act: 'retry' | 'discard', { ids, filters }: ChosenJobs) => {
    const call = async (input: { ids: string[] } | ({ all: true } & JobFilters)) =>
      (await api.jobs[act].call(input)).count;
    let changed = 0;
    try {
      for (let from = 0; ids && from < ids.length; from += longestPage)
        changed += await call({ ids: ids.slice(from, from + longestPage) });
      for (let count = mostJobsAtOnce; filters && count === mostJobsAtOnce; changed += count)
        count = await call({ all: true, ...filters });
    } finally {
      // Also where it stopped half way.
      await invalidateLists(queryClient, api.jobs.list.key({ type: 'infinite' }));
    }
    if (changed > 0) toast.success(t(`${act}.done`, { count: changed }));
    else toast.error(t('notChanged'));
  };
}
