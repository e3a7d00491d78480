import { dateFormat } from '../../../lib/format/format-cache.ts';

/** '15 Nov'. Dates are calendar days, such as 2026-11-15, and belong to no time zone. */
export function shortDay(date: string, language: string): string {
  return format(date, language, { day: 'numeric', month: 'short' });
}

/** 'Sun 15 Nov', for the one that is pointed at. */
export function weekdayAndDay(date: string, language: string): string {
  return `${format(date, language, { weekday: 'short' })} ${shortDay(date, language)}`;
}

/** '15 November' */
export function longDay(date: string, language: string): string {
  return format(date, language, { day: 'numeric', month: 'long' });
}

function format(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(date));
}
