import { useDirection } from '@base-ui/react/direction-provider';
import { Popover } from '@base-ui/react/popover';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type RefObject, useMemo } from 'react';
import { type ClassNames, DayPicker, type Matcher } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import { buttonClass } from './button.tsx';
import { dayFromDate, weekStart } from './calendar-date.ts';
import { Icon } from './icon.tsx';
import { popupPlace } from './overlay-container.ts';

interface CalendarProps {
  language: string;
  value: Date | undefined;
  min: Date | undefined;
  max: Date | undefined;
  onPick: (day: string | undefined) => void;
}

const arrow = buttonClass({
  variant: 'ghost',
  size: 28,
  square: true,
  className: 'max-sm:size-9! aria-disabled:opacity-40',
});

/** The dress of the calendar: days of 32, today outlined, the chosen one filled. */
const calendarClasses: Partial<ClassNames> = {
  root: 'select-none',
  months: 'relative',
  nav: 'absolute end-0 top-0 flex',
  button_previous: arrow,
  button_next: arrow,
  month_caption: 'mb-2 flex h-7 items-center ps-2 pe-18 font-medium',
  month_grid: 'border-collapse tabular-nums',
  weekday: 'h-6 w-8 p-0 text-center font-normal text-11 text-text-3',
  day: 'group size-8 p-0 text-center font-medium data-outside:font-normal data-outside:text-text-3 data-disabled:text-text-off',
  day_button:
    'grid size-8 place-items-center rounded-6 hover:bg-hover group-data-today:inset-ring group-data-today:inset-ring-control group-data-selected:bg-accent group-data-selected:text-on-accent group-data-disabled:cursor-not-allowed group-data-disabled:hover:bg-transparent',
};

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
        <Popover.Positioner {...popupPlace} anchor={anchor} align="start">
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

/** A month of days to pick one from, worded by the browser's own knowledge of the language. */
function Calendar({ language, value, min, max, onPick }: CalendarProps) {
  const { t } = useTranslation('ui');
  const direction = useDirection();
  const locale = displayLocale(language);
  const words = useMemo(() => calendarWords(locale), [locale]);
  const limits: Matcher[] = [...(min ? [{ before: min }] : []), ...(max ? [{ after: max }] : [])];
  return (
    <DayPicker
      mode="single"
      autoFocus
      showOutsideDays
      dir={direction}
      lang={language}
      selected={value}
      defaultMonth={value ?? (max && max < new Date() ? max : undefined)}
      startMonth={min}
      endMonth={max}
      disabled={limits}
      weekStartsOn={weekStart(language, navigator.languages)}
      onSelect={(date) => onPick(date && dayFromDate(date))}
      formatters={{
        formatCaption: words.month,
        formatDay: (date) => String(date.getDate()),
        formatWeekdayName: words.weekday,
      }}
      labels={{
        labelGrid: words.month,
        labelWeekday: words.longWeekday,
        labelPrevious: () => t('date.previousMonth'),
        labelNext: () => t('date.nextMonth'),
        labelNav: () => '',
        labelDayButton: (date, { today, selected }) => {
          const day = words.day(date);
          if (selected) return t('date.chosen', { date: day });
          return today ? t('date.today', { date: day }) : day;
        },
      }}
      components={{ Chevron: CalendarChevron }}
      classNames={calendarClasses}
    />
  );
}

function calendarWords(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const words = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => words.format(date);
  };
  const short = format({ weekday: 'short' });
  return {
    month: format({ month: 'long', year: 'numeric' }),
    day: format({ dateStyle: 'full' }),
    longWeekday: format({ weekday: 'long' }),
    // Two letters fit the column in languages with Latin letters; Arabic has its one-letter names.
    weekday: locale.startsWith('ar')
      ? format({ weekday: 'narrow' })
      : (date: Date) => short(date).slice(0, 2),
  };
}

/** The arrow of the calendar's month buttons, pointing along the line of reading. */
function CalendarChevron({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) {
  return <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} flip />;
}
