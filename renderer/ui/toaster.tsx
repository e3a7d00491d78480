import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { isToastWaiting, onToastWanted } from './toast.ts';

const ToasterView = lazy(() => import('./toaster-view.tsx'));

/** Where toasts appear. Stands once in the root; fetches its code with the first toast. */
export function Toaster({ direction }: { direction: 'ltr' | 'rtl' }) {
  const waiting = useSyncExternalStore(onToastWanted, isToastWaiting, () => false);
  const [started, setStarted] = useState(false);
  if (waiting && !started) setStarted(true);
  return started ? (
    <Suspense>
      <ToasterView direction={direction} />
    </Suspense>
  ) : null;
}
