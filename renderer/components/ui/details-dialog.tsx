import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface DetailsDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  description?: string;
  /** The button that does what comes next; beside Close. */
  action?: ReactNode;
  children: ReactNode;
}

/** Facts over the page that are read and closed. They scroll where they are many. */
export function DetailsDialog({ open, onClose, title, description, action, children }: DetailsDialogProps) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button size={36} onClick={onClose}>
            {t('close')}
          </Button>
          {action}
        </>
      }
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        tabIndex={0}
        aria-label={title}
        className="max-h-96 overflow-y-auto rounded-8 bg-sunken p-3 text-13"
      >
        {children}
      </section>
    </Dialog>
  );
}
