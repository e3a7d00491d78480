import { Tooltip } from '@base-ui/react/tooltip';
import { useEffect, useRef } from 'react';
import { Kbd } from './kbd.tsx';
import { overlayContainer } from './overlay-container.ts';

type TooltipPopupProps = {
  anchor: Element;
  side: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  text: string;
  keys?: string | undefined;
  onPointerEnter: () => void;
  onClose: () => void;
};

/** The lazy half of Tooltip: what floats. */
export default function TooltipPopup(props: TooltipPopupProps) {
  const { anchor, side, text, keys, onPointerEnter, onClose } = props;
  const popup = useRef<HTMLDivElement>(null);
  // Escape dismisses it wherever the focus is (WCAG 1.4.13).
  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [onClose]);
  // After a tap no pointer leaves and, in Safari, no focus is lost: the next press elsewhere dismisses it.
  useEffect(() => {
    const dismiss = ({ target }: PointerEvent) => {
      if (target instanceof Node && !anchor.contains(target) && !popup.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', dismiss);
    return () => document.removeEventListener('pointerdown', dismiss);
  }, [anchor, onClose]);

  return (
    <Tooltip.Root open onOpenChange={(open) => !open && onClose()}>
      <Tooltip.Portal container={overlayContainer(anchor)}>
        <Tooltip.Positioner anchor={anchor} side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Tooltip.Popup
            ref={popup}
            role="tooltip"
            onPointerEnter={onPointerEnter}
            onPointerLeave={onClose}
            className="inline-flex max-w-80 items-center gap-2 rounded-6 bg-inverse px-2 py-1.25 font-medium text-12 text-on-inverse shadow-2 transition-opacity duration-160 data-starting-style:opacity-0"
          >
            {text}
            {keys && (
              <Kbd bare className="bg-current/20">
                {keys}
              </Kbd>
            )}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
