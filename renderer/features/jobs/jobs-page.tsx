import { useQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobStates, type ListedJob } from '#contract/jobs/jobs.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { ownName, useActionsColumn } from '../../components/list/actions-column.tsx';
import { FilterMenu } from '../../components/list/filter-menu.tsx';
import { ListBody } from '../../components/list/list-body.tsx';
import { severalText } from '../../components/list/list-filters.ts';
import { ListFoot } from '../../components/list/list-foot.tsx';
import { ListLayout } from '../../components/list/list-layout.tsx';
import { ListToolbar } from '../../components/list/list-toolbar.tsx';
import { SelectionButton } from '../../components/list/selection-button.tsx';
import { useListPage } from '../../components/list/use-list-page.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { may } from '../../lib/permissions.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { type JobQuestion, jobActions } from './job-actions.ts';
import { DiscardDialog, JobDialog } from './job-dialogs.tsx';
import { type JobListPage, jobList } from './list.ts';
import { SchedulesButton } from './schedules-button.tsx';
import { type ChosenJobs, useChangeJobs } from './use-change-jobs.ts';
import { useJobColumns } from './use-job-columns.tsx';

/** /manager/jobs */
export function JobsPage() {
  const { t } = useTranslation('jobs');
  const { t: area } = useTranslation('jobs-area');
  const init = useInit();
  const page = useListPage(jobList);
  const { filters, list, selection } = page;
  const [discarded, setDiscarded] = useState<ChosenJobs | null>(null);
  const [detailed, setDetailed] = useState<ListedJob | null>(null);
  const change = useChangeJobs();
  const actionsOf = useRecordActions<ListedJob, JobQuestion>(jobActions, (question, job) => {
    const chosen = { ids: [job.id], count: 1, names: [job.name] };
    if (question === 'details') setDetailed(job);
    else if (question === 'discard') setDiscarded(chosen);
    else void change('retry', chosen);
  });
  const columns = useActionsColumn(useJobColumns(list.readAt), actionsOf, ownName);
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
              onClick={() => setDiscarded(chosen)}
            />
          </>
        }
      />
      <ListFoot list={list} />
      <DiscardDialog
        chosen={discarded}
        onClose={() => setDiscarded(null)}
        onDiscard={async (chosen) => {
          await change('discard', chosen);
          selection.clear();
        }}
      />
      <JobDialog job={detailed} onClose={() => setDetailed(null)} />
    </ListLayout>
  );
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
        values={jobStates.filter((value) => filters.state?.split(',').includes(value))}
        onChange={(chosen) => address.change({ state: severalText(chosen) })}
      />
    </ListToolbar>
  );
}
