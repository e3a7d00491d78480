import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chunk, loadOnIntent } from '../../../lib/chunks/chunk.ts';
import { FilterButton } from '../../ui/filter-button.tsx';
import { useChunk } from '../../ui/use-chunk.ts';

/** Props that a filter's popup gets from its pill. */
export interface PopupControl {
  open: boolean;
  /** @param details what Base UI tells of the event */
  onOpenChange(open: boolean, details?: { event: Event }): void;
  button: RefObject<HTMLButtonElement | null>;
  name: string;
}

interface PopupFilterProps<Popup> {
  /** Label of the filter, such as 'Due'. */
  name: string;
  /** The choice as a text; undefined for none. */
  text: string | undefined;
  /** Kind of what floats, as ARIA calls it. */
  opens?: 'menu' | 'dialog';
  onClear(): void;
  /** It is about to be opened. */
  onIntent?: (() => void) | undefined;
  /** The code of what floats, fetched when it is wanted. */
  chunk: Chunk<Popup>;
  children: (popup: Popup, control: PopupControl) => ReactNode;
}

/** A pill above a list that opens a popup of its own. */
export function PopupFilter<Popup>(props: PopupFilterProps<Popup>) {
  const { name, text, opens = 'dialog', onClear, onIntent, chunk, children } = props;
  const { t } = useTranslation('records');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const popup = useChunk(chunk, open, () => setOpen(false));

  function change(next: boolean, details?: { event: Event }) {
    const event = details?.event;
    // A press on the pill is the pill's own business: it would open the popup again.
    const onButton = event?.target instanceof Node && button.current?.contains(event.target);
    if (!next && onButton && event.type !== 'keydown') return;
    setOpen(next);
  }

  function prepare() {
    loadOnIntent(chunk).onFocus();
    onIntent?.();
  }

  return (
    <span className="min-w-0">
      <FilterButton
        ref={button}
        name={name}
        value={text ?? t('filter.any')}
        active={text !== undefined}
        onClear={() => {
          onClear();
          button.current?.focus();
        }}
        aria-haspopup={opens}
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
      />
      {popup && children(popup, { open, onOpenChange: change, button, name })}
    </span>
  );
}
