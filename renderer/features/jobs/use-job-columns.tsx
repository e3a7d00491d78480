import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobState, ListedJob } from '#contract/jobs/jobs.ts';
import type { ListColumn } from '../../components/list/list-column.ts';
import { RowButton } from '../../components/list/row-link.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { State, type StateProps } from '../../components/ui/state.tsx';
import { dayText } from '../../lib/format/date-text.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';

const dots: Record<JobState, StateProps['of']> = {
  created: 'waiting',
  active: 'active',
  retry: 'waiting',
  failed: 'banned',
  completed: 'neutral',
};

/**
 * The columns of the list.
 * @param readAt see List
 * @param onOpen keep its identity: rows are drawn again with it
 */
export function useJobColumns(
  readAt: string,
  onOpen: (job: ListedJob) => void,
): readonly ListColumn<ListedJob>[] {
  const { t, i18n } = useTranslation('jobs');
  return useMemo(
    () => [
      {
        key: 'job',
        head: t('list.job'),
        cell: (job) => (
          <span dir="ltr" className="block text-match-parent leading-[1.4]">
            <RowButton onClick={() => onOpen(job)} className="text-match-parent!">
              <span className="block truncate py-0.5 font-medium text-14 max-sm:wrap-anywhere max-sm:whitespace-normal">
                {job.name}
              </span>
            </RowButton>
            <span className="block truncate text-text-3">{job.error}</span>
          </span>
        ),
      },
      {
        key: 'state',
        head: t('list.state'),
        width: 'w-[calc(9rem*var(--scale))]',
        cell: ({ state }) => <State of={dots[state]}>{t(`state.${state}`)}</State>,
      },
      {
        key: 'tries',
        head: t('list.tries'),
        end: true,
        width: 'w-[calc(5rem*var(--scale))]',
        wideOnly: true,
        className: 'text-text-2 tabular-nums',
        cell: ({ tries }) => formatCount(i18n.language, tries),
      },
      {
        key: 'at',
        head: t('list.at'),
        end: true,
        width: 'w-[calc(10rem*var(--scale))]',
        wideOnly: true,
        className: 'text-text-3 tabular-nums',
        cell: ({ at }) => (
          <span data-opens-row className="row-time">
            <JobTime at={at} now={readAt} />
          </span>
        ),
      },
    ],
    [t, i18n.language, readAt, onOpen],
  );
}

/** When a job runs next, or how long ago it ran. */
function JobTime({ at, now }: { at: string; now: string }) {
  const { t, i18n } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  if (at <= now) return <RelativeTime at={at} now={now} />;
  const { language } = i18n;
  return <time dateTime={at}>{dayText(new Date(at), { now: new Date(now), timeZone, language, t })}</time>;
}
