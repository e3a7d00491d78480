import { useTranslation } from 'react-i18next';
import type { ListedJob } from '#contract/jobs/jobs.ts';
import { DetailsDialog } from '../../components/ui/details-dialog.tsx';
import { Fact } from '../../components/ui/facts.tsx';
import { useLast } from '../../components/ui/use-last.ts';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { isolate } from '../../lib/format/isolate.ts';

/** Shows all that is known of a job. */
export function JobDialog({ job, onClose }: { job: ListedJob | null; onClose(): void }) {
  const { t } = useTranslation('jobs');
  const dateTimeText = useDateTimeText();
  const shown = useLast(job);
  return (
    <DetailsDialog open={job !== null} onClose={onClose} title={isolate(shown?.name ?? '')}>
      {shown && (
        <dl className="grid gap-3">
          {shown.error && <Written name={t('details.error')}>{shown.error}</Written>}
          <Written name={t('details.input')}>{JSON.stringify(shown.input, null, 1)}</Written>
          <Fact label={t('details.created')}>{dateTimeText(shown.createdAt)}</Fact>
          <Fact label={t(`details.at.${shown.state}`)}>{dateTimeText(shown.at)}</Fact>
          <Written name={t('details.id')}>{shown.id}</Written>
        </dl>
      )}
    </DetailsDialog>
  );
}

/** Fact in the words of a program, which are in no language of the page. */
function Written({ name, children }: { name: string; children: string }) {
  return (
    <Fact label={name}>
      <span dir="ltr" className="block whitespace-pre-wrap text-match-parent">
        {children}
      </span>
    </Fact>
  );
}
