import type { TFunction } from 'i18next';
import { dateFormat } from './format-cache.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface RelativeTimeOptions {
  /** The moment that the text is told relative to. */
  now: Date;
  timeZone: string;
  language: string;
  t: TFunction;
  /** It stands within a line: 'just now'. */
  within?: boolean | undefined;
}

/**
 * A day written out, '28 February 2026', in the one form that it has wherever it is chosen, confirmed and read again.
 * @param timeZone of the reader; without it that of the machine, as for a day that a calendar has given
 */
export function dateText(day: Date, language: string, timeZone?: string): string {
  return dateFormat(language, { dateStyle: 'long', timeZone }).format(day);
}

/** How many midnights of a time zone lie between two moments. */
export function dayDistance(from: Date, to: Date, timeZone: string): number {
  return Math.round((dayOf(to, timeZone) - dayOf(from, timeZone)) / day);
}

/** The day that it is in a time zone, as the milliseconds of its midnight in UTC. */
export function dayOf(moment: Date, timeZone: string): number {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  // Not the formatted text: its order and separators differ between versions of the locale data.
  const parts = dateFormat('en', { timeZone, ...numbers }).formatToParts(moment);
  const number = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return Date.UTC(number('year'), number('month') - 1, number('day'));
}

interface DayNameOptions {
  /** How long ago it was. */
  days: number;
  language: string;
  timeZone: string;
}

/** 'Thursday' for a day of the last week, then '18 November'. */
export function dayName(moment: Date, { days, language, timeZone }: DayNameOptions): string {
  const parts: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return dateFormat(language, { timeZone, ...parts }).format(moment);
}

/** 'Today at 09:12', 'Yesterday at 18:40', then the day in full: '4 February 2026'. */
export function dayText(moment: Date, { now, timeZone, language, t }: RelativeTimeOptions): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = () => dateFormat(language, { timeZone, ...clock }).format(moment);
  const days = dayDistance(moment, now, timeZone);
  if (days === 0) return t('time.todayAt', { time: time() });
  if (days === 1) return t('time.yesterdayAt', { time: time() });
  return dateText(moment, language, timeZone);
}

/** 'Just now', '12 min ago', '3 h ago', 'Yesterday', then '18 Nov', with the year where it is another one. */
export function relativeTimeText(moment: Date, options: RelativeTimeOptions): string {
  const { now, timeZone, language, t, within } = options;
  const word = (text: string) => (within ? text.charAt(0).toLocaleLowerCase(language) + text.slice(1) : text);
  const passed = now.getTime() - moment.getTime();
  if (passed < minute) return word(t('time.now'));
  if (passed < hour) return t('time.minutesAgo', { count: Math.floor(passed / minute) });
  const daysBetween = dayDistance(moment, now, timeZone);
  if (daysBetween === 0 || passed < 12 * hour)
    return t('time.hoursAgo', { count: Math.floor(passed / hour) });
  if (daysBetween === 1) return word(t('time.yesterday'));
  const sameYear = yearOf(now, timeZone) === yearOf(moment, timeZone);
  return dateFormat(language, {
    timeZone,
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
  }).format(moment);
}

/** Day, month, year and time in full. */
export function fullDateText(moment: Date, language: string, timeZone: string): string {
  return dateFormat(language, {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(moment);
}

function yearOf(moment: Date, timeZone: string): number {
  return new Date(dayOf(moment, timeZone)).getUTCFullYear();
}
