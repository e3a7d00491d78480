import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';

const loadWindow = () => import('./dialog-window.tsx');
const loadDrawer = () => import('./dialog-drawer.tsx');
const DialogWindow = lazy(loadWindow);
const DialogDrawer = lazy(loadDrawer);

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
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

const isPhone = () => window.matchMedia('(width < 40rem)').matches;

/**
 * A question or a small form over the page. Below 640 px it is a drawer from the bottom that can be dragged
 * away. The shape is chosen when it opens and kept, so that turning the phone loses nothing.
 */
export function Dialog(props: DialogProps) {
  const [shape, setShape] = useState<'window' | 'drawer' | null>(null);

  useEffect(() => {
    void (isPhone() ? loadDrawer() : loadWindow());
  }, []);

  useEffect(() => {
    if (props.open) setShape(isPhone() ? 'drawer' : 'window');
  }, [props.open]);

  if (shape === null) return null;
  return (
    <Suspense>{shape === 'drawer' ? <DialogDrawer {...props} /> : <DialogWindow {...props} />}</Suspense>
  );
}
