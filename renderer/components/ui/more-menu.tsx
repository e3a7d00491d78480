import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { type Chunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';
import type { MenuPopup } from './menu-popup.tsx';
import { useChunk } from './use-chunk.ts';

interface MoreMenuProps<Loaded> extends Pick<IconButtonProps, 'label' | 'variant' | 'size' | 'className'> {
  /** The popup, with the code of what it holds. The same object as long as the button is shown. */
  menu: Chunk<Loaded>;
  /** Draws what it holds. */
  children(loaded: Loaded): ReactNode;
}

/** The button ⋯ and its menu, whose code is fetched when somebody is about to press it; it opens whole. */
export function MoreMenu<Loaded extends { MenuPopup: typeof MenuPopup }>({
  menu,
  label,
  className,
  children,
  ...look
}: MoreMenuProps<Loaded>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const loaded = useChunk(menu, open, () => setOpen(false));
  return (
    <>
      <IconButton
        {...look}
        ref={button}
        label={label}
        className={clsx('button-more', className)}
        aria-haspopup="menu"
        aria-expanded={open}
        {...loadOnIntent(menu)}
        onClick={() => setOpen(!open)}
      />
      {loaded && (
        <loaded.MenuPopup open={open} onOpenChange={setOpen} anchor={button} align="end" label={label}>
          {children(loaded)}
        </loaded.MenuPopup>
      )}
    </>
  );
}
