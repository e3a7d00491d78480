import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { overlayContainer } from './overlay-container.ts';

export type MenuProps = {
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
          <Base.Popup className="max-h-(--available-height) min-w-52 overflow-y-auto rounded-10 bg-raised p-1 text-13 text-text shadow-2 outline-none transition-[opacity,translate] duration-160 data-ending-style:opacity-0 data-ending-style:duration-100 data-starting-style:translate-y-1 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
