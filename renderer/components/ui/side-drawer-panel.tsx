import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

export type SideDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its name for assistive technology. */
  label: string;
  children: ReactNode;
};

/** The lazy half of SideDrawer. */
export default function SideDrawerPanel({ open, onOpenChange, label, children }: SideDrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-190 data-ending-style:opacity-0 data-ending-style:duration-125 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={label}
          className="fixed inset-y-0 start-0 z-30 flex w-70 max-w-[85vw] flex-col overflow-y-auto bg-canvas text-text shadow-3 outline-none transition-transform duration-190 data-ending-style:-translate-x-full data-ending-style:duration-125 data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full"
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
