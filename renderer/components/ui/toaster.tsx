import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { loadStyleSheet } from '../../lib/chunks/load-style-sheet.ts';
import { dropWaitingToasts, isToastWaiting, onToastWanted } from './toast.ts';

const view = createChunk(async () => {
  const { default: ToasterView, styles } = await import('./toaster-view.tsx');
  await loadStyleSheet(styles);
  return ToasterView;
});

/**
 * Region in which toasts appear. Stands once in the root; fetches its code with the first press or input, so
 * that a lost network can be told later.
 */
export function Toaster({ direction }: { direction: 'ltr' | 'rtl' }) {
  const waiting = useSyncExternalStore(onToastWanted, isToastWaiting, () => false);
  const [isHere, setIsHere] = useState(false);

  useEffect(() => {
    if (isHere) return;
    // With its style sheet, which comes with the view. Not within the event: React would render what is due before its
    // own listener hears of the text, and write over it.
    const show = () => setTimeout(() => setIsHere(true));
    const prepare = ({ type, target }: Event) => {
      if (type === 'input' || (target instanceof Element && target.closest('button')))
        view.load().then(show, () => {});
    };
    const kinds = ['click', 'input'];
    for (const kind of kinds) addEventListener(kind, prepare, { capture: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, prepare, { capture: true });
    };
  }, [isHere]);

  useEffect(() => {
    // Told later than it happened it would mislead.
    if (waiting) view.load().then(() => setIsHere(true), dropWaitingToasts);
  }, [waiting]);

  const ToasterView = view.loaded;
  return isHere && ToasterView ? (
    <Suspense>
      <ToasterView direction={direction} />
    </Suspense>
  ) : null;
}
