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
  /** Where focus starts; by default on the first control, on phones on the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes when it closes; by default, and for null, back to where it came from. */
  finalFocus?: () => HTMLElement | null;
  /** Room for two columns, where the window is wide. */
  wide?: boolean;
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};
