import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Buttons of 36, the primary last; on phones full width with the primary on top. */
  actions?: ReactNode;
  /** Typed text would be lost: Escape, a press outside and dragging do not close. */
  keepOpen?: boolean;
  /** Element with the initial focus; by default the first control, on phones the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Returns the element to focus when it closes; by default, and for null, the one that had focus before. */
  finalFocus?: () => HTMLElement | null;
  /** Room for two columns. */
  wide?: boolean;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

/** The lazy half of Dialog for windows of 640 px and more. */
export default function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, children, role = 'dialog' } = props;
  const { keepOpen, initialFocus, finalFocus, wide } = props;
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={keepOpen || role === 'alertdialog'}
      onOpenChange={(next, details) => {
        if (!next && keepOpen && details.reason === 'escape-key') return;
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-190 data-ending-style:opacity-0 data-ending-style:duration-125 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-30 grid place-items-center overflow-y-auto p-4">
          <Base.Popup
            role={role}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={clsx(
              'grid w-dialog max-w-full gap-3 rounded-14 bg-raised p-5 text-14 text-text shadow-3 outline-none transition-[opacity,scale] duration-190 data-ending-style:scale-98 data-ending-style:opacity-0 data-ending-style:duration-125 not-has-data-measured:data-starting-style:scale-98 data-starting-style:opacity-0',
              wide && 'sm:w-190',
            )}
          >
            <Base.Title className="wrap-anywhere text-16">{title}</Base.Title>
            {description && (
              <Base.Description render={<div />} className="text-text-2">
                {description}
              </Base.Description>
            )}
            {children}
            {actions && <div className="mt-2 flex justify-end gap-2">{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
