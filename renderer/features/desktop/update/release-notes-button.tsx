import ScrollText from 'lucide-react/icons/scroll-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Update } from '#contract/desktop/state.ts';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { ReleaseNotesDialog } from './release-notes-dialog.tsx';

/** What is new in the version that is ready, beside the entry that restarts into it. */
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
