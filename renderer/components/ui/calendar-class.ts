import type { ClassNames } from 'react-day-picker';
import { buttonClass } from './button-class.ts';

const arrow = buttonClass({
  variant: 'ghost',
  size: 28,
  square: true,
  className: 'aria-disabled:opacity-40',
});

/** The dress of the calendar: days of 32, today outlined, the chosen one filled. */
export const calendarClasses: Partial<ClassNames> = {
  root: 'select-none',
  months: 'relative',
  nav: 'absolute end-0 top-0 flex',
  button_previous: arrow,
  button_next: arrow,
  month_caption: 'mb-2 flex h-7 items-center ps-2 pe-16 font-medium',
  month_grid: 'border-collapse tabular-nums',
  weekday: 'h-6 w-8 p-0 text-center font-normal text-11 text-text-3',
  day: 'group size-8 p-0 text-center font-medium data-outside:font-normal data-outside:text-text-3 data-disabled:text-text-off',
  day_button:
    'grid size-8 place-items-center rounded-6 hover:bg-hover group-data-today:inset-ring group-data-today:inset-ring-control group-data-selected:bg-accent group-data-selected:text-on-accent group-data-disabled:cursor-not-allowed group-data-disabled:hover:bg-transparent',
};
