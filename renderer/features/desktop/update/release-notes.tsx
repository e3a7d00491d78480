import ScrollText from 'lucide-react/icons/scroll-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Update } from '#contract/desktop/state.ts';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { useRestart } from './update-state.tsx';

/** Button that opens the release notes of the version that is ready. */
export function ReleaseNotesButton({ update }: { update: Extract<Update, { status: 'ready' }> }) {
  const { t } = useTranslation('desktop');
  const [open, setOpen] = useState(false);
  const label = t('update.notesOf', { version: update.version });
  return (
    <>
      <Tooltip text={label}>
        <button
          type="button"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={buttonClass({
            variant: 'ghost',
            size: 28,
            square: true,
            className: 'me-1 text-accent-text!',
          })}
        >
          <Icon of={ScrollText} />
        </button>
      </Tooltip>
      <ReleaseNotesDialog open={open} onOpenChange={setOpen} update={update} />
    </>
  );
}

interface ReleaseNotesDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  update: Extract<Update, { status: 'ready' }>;
}

/** Release notes of the version that is ready, with a button that restarts into it. */
function ReleaseNotesDialog({ open, onOpenChange, update }: ReleaseNotesDialogProps) {
  const { t } = useTranslation('desktop');
  const { restarting, restart } = useRestart();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('update.notesOf', { version: update.version })}
      actions={
        <>
          <Button size={36} onClick={() => onOpenChange(false)}>
            {t('update.later')}
          </Button>
          <Button size={36} variant="primary" loading={restarting} onClick={restart}>
            {t('update.restart')}
          </Button>
        </>
      }
    >
      {update.notes ? (
        // Chromium lets the keyboard reach what scrolls.
        <section
          dir="auto"
          aria-label={t('update.notes')}
          className="max-h-[50dvh] overflow-y-auto whitespace-pre-line text-13 text-text-2 text-match-parent"
        >
          {update.notes}
        </section>
      ) : (
        <p className="text-13 text-text-2">{t('update.noNotes')}</p>
      )}
    </Dialog>
  );
}
