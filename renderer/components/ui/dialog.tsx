import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChunk } from '../../lib/chunks/chunk.ts';
import { nearestHeading } from '../../lib/navigation/heading-focus.ts';
import { Button, type ButtonProps } from './button.tsx';
import type { DialogProps } from './dialog-window.tsx';
import { useChunk } from './use-chunk.ts';

const chunks = {
  window: createChunk(async () => (await import('./dialog-window.tsx')).default),
  drawer: createChunk(async () => (await import('./dialog-drawer.tsx')).default),
};

const shapeNow = () => (window.matchMedia('(width < 40rem)').matches ? 'drawer' : 'window');

interface Opener {
  ofOpen: boolean;
  element: Element | null;
  /** Where it is on the page: what is confirmed may take it away. */
  section: Element | null;
}

/**
 * A question or a small form over the page. Below 640 px it is a drawer from the bottom that can be dragged
 * away. The shape is chosen when it opens and kept, so that turning the phone loses nothing.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, finalFocus } = props;
  const [shape, setShape] = useState<keyof typeof chunks>('window');
  const [isOpen, setIsOpen] = useState(false);
  // Before a field within takes the focus, which would then count as where it came from.
  const [opener, setOpener] = useState<Opener>({ ofOpen: false, element: null, section: null });
  if (opener.ofOpen !== open) setOpener({ ...opener, ofOpen: open, ...(open && findOpener()) });

  useEffect(() => {
    // Opening it reports a failure.
    chunks[shapeNow()].load().catch(() => {});
  }, []);

  useEffect(() => {
    if (open) setShape(shapeNow());
    setIsOpen(open);
  }, [open]);

  const Shape = useChunk(chunks[shape], isOpen, () => onOpenChange(false));
  return Shape && <Shape {...props} finalFocus={() => finalFocus?.() ?? placeOf(opener)} />;
}

/** A page may come from the server with an open dialog, which nothing has opened. */
function findOpener(): Pick<Opener, 'element' | 'section'> {
  const element = typeof document === 'undefined' ? null : document.activeElement;
  return { element, section: element?.closest('section, main') ?? null };
}

/** Returns the element that opened the dialog; if it is gone, the heading of where it was. */
function placeOf({ element, section }: Opener): HTMLElement | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  if (element.isConnected) return element;
  // Without a section it was in something above the page, such as the palette.
  return section && nearestHeading(section.isConnected ? section : null);
}

/** The buttons of a dialog that hold to a form inside it; where there is none, give them to Dialog as `actions`. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 flex justify-end gap-2 max-sm:flex-col-reverse max-sm:[&>button]:h-11 max-sm:[&>button]:w-full">
      {children}
    </div>
  );
}

/** Buttons of a dialog: Cancel, and the one that does what is asked, which waits while it is `loading`. */
export function DialogButtons({ onCancel, ...action }: ButtonProps & { onCancel: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <Button size={36} disabled={action.loading} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button size={36} variant="primary" {...action} />
    </>
  );
}
