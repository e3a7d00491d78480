import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Calendar, type CalendarProps } from './calendar.tsx';

interface DatePickerPopupProps extends CalendarProps {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The lazy half of DatePicker: the calendar. */
export default function DatePickerPopup({ anchor, onClose, ...calendar }: DatePickerPopupProps) {
  const { t } = useTranslation('ui');
  // A drawer takes the focus back from what is outside of it.
  const container = anchor.current?.closest<HTMLElement>('[role=dialog], [role=alertdialog]') ?? undefined;

  return (
    <Popover.Root
      open
      onOpenChange={(open, details) => {
        const onTrigger =
          details.event.target instanceof Node && anchor.current?.contains(details.event.target);
        if (!open && !onTrigger) onClose();
      }}
    >
      <Popover.Portal container={container}>
        <Popover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-40"
        >
          <Popover.Popup
            aria-label={t('date.pick')}
            finalFocus={anchor}
            className="rounded-10 bg-raised p-3 text-13 text-text shadow-2 outline-none transition-[opacity,translate] duration-160 data-starting-style:translate-y-1 data-starting-style:opacity-0"
          >
            <Calendar {...calendar} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
