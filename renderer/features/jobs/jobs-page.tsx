import { useQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobStates, mostJobsAtOnce } from '#contract/jobs/job-states.ts';
import type { ListedJob } from '#contract/jobs/jobs.ts';
import { longestPage } from '#contract/schemas/limits.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { ownName, useActionsColumn } from '../../components/list/actions-column.tsx';
import { invalidateLists } from '../../components/list/change-lists.ts';
import { FilterMenu } from '../../components/list/filter-menu.tsx';
import { ListBody } from '../../components/list/list-body.tsx';
import { severalText } from '../../components/list/list-filters.ts';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListToolbar } from '../../components/list/list-toolbar.tsx';
import { SelectionButton } from '../../components/list/selection-button.tsx';
import { useListPage } from '../../components/list/use-list-page.ts';
import { toast } from '../../components/ui/toast.ts';
import { useConfirm } from '../../components/ui/use-confirm.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { may } from '../../lib/permissions.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { type JobQuestion, jobActions } from './job-actions.ts';
import { JobDialog } from './job-dialog.tsx';
import { type JobFilters, type JobListPage, jobList } from './list.ts';
import { SchedulesButton } from './schedules-button.tsx';
import { useJobColumns } from './use-job-columns.tsx';

/** /manager/jobs */
export function JobsPage() {
  const { t } = useTranslation('jobs');
  const { t: area } = useTranslation('jobs-area');
  const init = useInit();
  const page = useListPage(jobList);
  const { filters, list, selection } = page;
  const [detailed, setDetailed] = useState<ListedJob | null>(null);
  const change = useChangeJobs();
  const discarding = useConfirm();
  const askToDiscard = (chosen: ChosenJobs) =>
    discarding.ask({
      title: t('discard.title', { count: chosen.count }),
      description: t('discard.text'),
      confirmLabel: t('discard.confirm'),
      names: chosen.names,
      nameCount: chosen.count,
      async onConfirm() {
        await change('discard', chosen);
        selection.clear();
      },
    });
  const actionsOf = useRecordActions<ListedJob, JobQuestion>(jobActions, (question, job) => {
    const chosen = { ids: [job.id], count: 1, names: [job.name] };
    if (question === 'details') setDetailed(job);
    else if (question === 'discard') askToDiscard(chosen);
    else void change('retry', chosen);
  });
  const columns = useActionsColumn(useJobColumns(list.readAt, setDetailed), actionsOf, ownName);
  const { count } = selection.count;
  const names = selection.rows.map(({ name }) => name);
  const chosen = { count, names, ...(selection.all ? { filters } : { ids: [...selection.ids] }) };

  return (
    <ListLayout title={area('title')} total={list.total} action={<SchedulesButton />}>
      <JobsToolbar page={page} />
      <ListBody
        label={area('title')}
        page={page}
        columns={columns}
        lines={2}
        emptyHint={t('empty')}
        filteredHint={t('filter.nothing')}
        rowActions={actionsOf}
        rowName={({ name }) => isolate(name)}
        selection={may(init, 'job', 'retry') ? selection : undefined}
        selectionActions={
          <>
            <SelectionButton
              icon={RotateCw}
              label={t('retry.label')}
              onClick={() => void change('retry', chosen).then(selection.clear)}
            />
            <SelectionButton
              icon={Trash2}
              label={t('discard.label')}
              danger
              onClick={() => askToDiscard(chosen)}
            />
          </>
        }
      />
      <ListFoot list={list} />
      {discarding.dialog}
      <JobDialog job={detailed} actionsOf={actionsOf} onClose={() => setDetailed(null)} />
    </ListLayout>
  );
}

/** Some jobs, or all that the filters leave. */
type ChosenJobs = { count: number; names: readonly string[] } & (
  | { ids: readonly string[]; filters?: never }
  | { filters: JobFilters; ids?: never }
);

/** @returns a function that does something with jobs, as many calls as that takes, and says with how many */
function useChangeJobs() {
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

/** The line above the list: its filters. */
function JobsToolbar({ page: { address, filters } }: { page: JobListPage }) {
  const { t } = useTranslation('jobs');
  const { api } = useApi();
  const { data } = useQuery(api.jobs.kinds.queryOptions());
  const names = filters.name?.split(',') ?? [];
  return (
    <ListToolbar>
      <FilterMenu
        name={t('list.job')}
        options={data?.items.map(({ name }) => ({ value: name, label: name }))}
        values={names}
        onChange={(chosen) => address.change({ name: severalText(chosen) })}
      />
      <FilterMenu
        name={t('list.state')}
        options={jobStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        values={filters.state?.split(',') ?? []}
        onChange={(chosen) => address.change({ state: severalText(chosen) })}
      />
    </ListToolbar>
  );
}
