import { jobStates } from '#contract/jobs/job-states.ts';
import type { ListedJob } from '#contract/jobs/jobs.ts';
import type { Sorts } from '../../components/list/list-address.ts';
import { readSeveral, severalText } from '../../components/list/list-filters.ts';
import { isShortList, type ListPart, paging } from '../../components/list/list-options.ts';
import type { ListDefinition, ListPageState } from '../../components/list/use-list-page.ts';

const sorts = { created: 'descending' } satisfies Sorts<string>;

/** Filters of the list, as in its address and in the operations' input: comma-separated. */
export interface JobFilters {
  name: string | undefined;
  state: string | undefined;
}

export type JobListPage = ListPageState<ListedJob, keyof typeof sorts, JobFilters>;

/** Milliseconds after which the list is read again: jobs come and go by themselves. */
const rereadAfter = 10_000;

export const jobList: ListDefinition<ListedJob, keyof typeof sorts, JobFilters> = {
  view: 'jobs',
  sorts,
  readFilters: (parameters) => ({
    name: parameters.get('name') || undefined,
    state: severalText(readSeveral(parameters, 'state', jobStates)),
  }),
  options: (api, _address, filters) => ({
    ...api.jobs.list.infiniteOptions({ input: (part: ListPart) => ({ ...filters, ...part }), ...paging }),
    refetchInterval: (query) => isShortList(query) && rereadAfter,
  }),
};
