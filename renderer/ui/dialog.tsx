import { lazy, Suspense, useEffect, useState } from 'react';
import type { DialogProps } from './dialog-props.ts';

const loadWindow = () => import('./dialog-window.tsx');
const loadDrawer = () => import('./dialog-drawer.tsx');
const DialogWindow = lazy(loadWindow);
const DialogDrawer = lazy(loadDrawer);

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
