import { useTranslation } from 'react-i18next';
import type { ListedJob } from '#contract/jobs/jobs.ts';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useLast } from '../../components/ui/use-last.ts';
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
      description={t('discard.text', { count: shown?.count ?? 0 })}
      onConfirm={() => (chosen ? onDiscard(chosen) : undefined)}
    />
  );
}

/** Shows the whole error of a job. */
export function ErrorDialog({ job, onClose }: { job: ListedJob | null; onClose(): void }) {
  const { t } = useTranslation('jobs');
  const { t: ui } = useTranslation('ui');
  const { name = '', error = '' } = useLast(job) ?? {};
  return (
    <Dialog
      open={job !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('error.title', { name: isolate(name) })}
      actions={
        <Button size={36} variant="primary" onClick={onClose}>
          {ui('close')}
        </Button>
      }
    >
      <p
        dir="ltr"
        className="wrap-anywhere max-h-80 overflow-y-auto whitespace-pre-wrap rounded-8 bg-sunken p-3 text-13"
      >
        {error}
      </p>
    </Dialog>
  );
}
