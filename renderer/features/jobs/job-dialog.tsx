import { useTranslation } from 'react-i18next';
import type { ListedJob } from '#contract/jobs/jobs.ts';
import type { Action } from '../../components/actions/action.ts';
import { Button } from '../../components/ui/button.tsx';
import { DetailsDialog } from '../../components/ui/details-dialog.tsx';
import { Fact } from '../../components/ui/facts.tsx';
import { useLast } from '../../components/ui/use-last.ts';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { isolate } from '../../lib/format/isolate.ts';

interface JobDialogProps {
  job: ListedJob | null;
  actionsOf(job: ListedJob): readonly Action[];
  onClose(): void;
}

/** Shows all that is known of a job, and tries it again where that is possible. */
export function JobDialog({ job, actionsOf, onClose }: JobDialogProps) {
  const { t } = useTranslation('jobs');
  const dateTimeText = useDateTimeText();
  const shown = useLast(job);
  const retry = shown && actionsOf(shown).find(({ id, reason }) => id === 'retry' && reason === undefined);
  return (
    <DetailsDialog
      open={job !== null}
      onClose={onClose}
      title={isolate(shown?.name ?? '')}
      action={
        retry && (
          <Button
            size={36}
            variant="primary"
            writes
            onClick={() => {
              onClose();
              retry.run?.();
            }}
          >
            {retry.label}
          </Button>
        )
      }
    >
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
      <code dir="ltr" className="block whitespace-pre-wrap font-mono text-12 text-match-parent">
        {children}
      </code>
    </Fact>
  );
}
