import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedJob } from '#contract/jobs/jobs.ts';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { DetailsDialog } from '../../components/ui/details-dialog.tsx';
import { useLast } from '../../components/ui/use-last.ts';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { isolate } from '../../lib/format/isolate.ts';
import type { ChosenJobs } from './use-change-jobs.ts';

interface DiscardDialogProps {
  /** Null while nothing is asked. */
  chosen: ChosenJobs | null;
  onClose(): void;
  onDiscard(chosen: ChosenJobs): Promise<void>;
}

/** Asks before jobs are deleted. */
export function DiscardDialog({ chosen, onClose, onDiscard }: DiscardDialogProps) {
  const { t } = useTranslation('jobs');
  const shown = useLast(chosen);
  return (
    <ConfirmDialog
      open={chosen !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('discard.title', { count: shown?.count ?? 0 })}
      description={t('discard.text')}
      confirmLabel={t('discard.confirm')}
      names={shown?.names ?? []}
      nameCount={shown?.count}
      onConfirm={() => (chosen ? onDiscard(chosen) : undefined)}
    />
  );
}

/** Shows all that is known of a job. */
export function JobDialog({ job, onClose }: { job: ListedJob | null; onClose(): void }) {
  const { t } = useTranslation('jobs');
  const dateTimeText = useDateTimeText();
  const shown = useLast(job);
  return (
    <DetailsDialog open={job !== null} onClose={onClose} title={isolate(shown?.name ?? '')}>
      {shown && (
        <dl className="grid gap-3">
          {shown.error && <Detail name={t('details.error')}>{shown.error}</Detail>}
          <Detail name={t('details.input')}>{JSON.stringify(shown.input, null, 1)}</Detail>
          <Detail name={t('details.created')} isText>
            {dateTimeText(shown.createdAt)}
          </Detail>
          <Detail name={t(`details.at.${shown.state}`)} isText>
            {dateTimeText(shown.at)}
          </Detail>
          <Detail name={t('details.id')}>{shown.id}</Detail>
        </dl>
      )}
    </DetailsDialog>
  );
}

interface DetailProps {
  name: string;
  /** Written in the language of the page, and not by a program. */
  isText?: boolean;
  children: ReactNode;
}

function Detail({ name, isText = false, children }: DetailProps) {
  return (
    <div>
      <dt className="text-12 text-text-3">{name}</dt>
      <dd dir={isText ? undefined : 'ltr'} className="wrap-anywhere whitespace-pre-wrap text-match-parent">
        {children}
      </dd>
    </div>
  );
}
