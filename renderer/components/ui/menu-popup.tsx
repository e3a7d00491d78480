import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { menuPopupClass } from './menu-class.ts';
import { overlayContainer, popupPlace } from './overlay-container.ts';

type MenuPopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it; it may be on the page before this code is loaded. */
  anchor: RefObject<HTMLElement | null>;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  label: string;
  /** MenuItem, MenuLink, MenuRadioGroup, MenuSeparator, MenuGroup. */
  children: ReactNode;
};

/** A Menu whose button is elsewhere and brings its own wiring: for menus whose code is fetched when needed. */
export function MenuPopup(props: MenuPopupProps) {
  const { open, onOpenChange, anchor, side = 'bottom', align = 'start', label, children } = props;
  const popup = useRef<HTMLElement>(null);
  // Base UI does so where its own trigger was pressed by a key.
  const markFirst = useCallback(
    (drawn: HTMLElement | null) => {
      if (!drawn) return;
      popup.current = drawn;
      if (!anchor.current?.matches(':focus-visible')) return;
      const first = drawn.querySelector<HTMLElement>('input, [role^=menuitem]');
      // Its entries are known to it a moment later.
      requestAnimationFrame(() => first?.focus({ preventScroll: true }));
    },
    [anchor],
  );
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event, reason }) => {
        // A press on the button is the button's own business: it would open the menu again.
        const place = event instanceof FocusEvent ? event.relatedTarget : event.target;
        const onButton = place instanceof Node && anchor.current?.contains(place);
        if (!next && onButton && event.type !== 'keydown') return;
        // At once, not when the menu has faded: a dialog that an entry opens takes the focus from the button, and
        // gives it back there.
        if (reason === 'item-press') anchor.current?.focus({ preventScroll: true });
        onOpenChange(next);
      }}
    >
      <Base.Portal container={overlayContainer(anchor.current)}>
        <Base.Positioner {...popupPlace} anchor={anchor} side={side} align={align}>
          <Base.Popup
            ref={markFirst}
            aria-label={label}
            finalFocus={() => (hasFocus(popup.current) ? anchor.current : false)}
            className={menuPopupClass}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Whether nothing else has taken the focus from a menu meanwhile. */
function hasFocus(menu: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || menu?.contains(activeElement) === true;
}
