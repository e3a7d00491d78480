import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { menuPopupClass } from './menu-popup-class.ts';
import { overlayContainer } from './overlay-container.ts';

type MenuProps = {
  /** The element that opens the menu, usually a Button or IconButton; it receives all wiring. */
  trigger: ReactElement;
  /** MenuItem, MenuLink, MenuRadioGroup, MenuSeparator, MenuGroup. */
  children: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
};

/** A list of actions that floats beside its trigger; arrows and letters move, Escape closes. */
export function Menu({ trigger, children, side = 'bottom', align = 'start' }: MenuProps) {
  const container = useRef<HTMLElement>(null);

  return (
    <Base.Root
      onOpenChange={(open, details) => {
        if (open) container.current = overlayContainer(details.trigger);
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Base.Popup className={menuPopupClass}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
