import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, type RefObject, useRef } from 'react';
import { menuPopupClass } from './menu-popup-class.ts';

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
  const container = useRef<HTMLDivElement>(null);
  return (
    <>
      {/* Beside the button, inside its landmark. */}
      <div ref={container} />
      <Base.Root
        open={open}
        onOpenChange={(next, { event }) => {
          // A press on the button is the button's own business: it would open the menu again.
          const onButton = event.target instanceof Node && anchor.current?.contains(event.target);
          if (!next && onButton && event.type !== 'keydown') return;
          onOpenChange(next);
        }}
      >
        <Base.Portal container={container}>
          <Base.Positioner
            anchor={anchor}
            side={side}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            className="z-40 outline-none"
          >
            <Base.Popup aria-label={label} finalFocus={anchor} className={menuPopupClass}>
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </>
  );
}
