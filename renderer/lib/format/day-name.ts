import { dateFormat } from './format-cache.ts';

const day = 24 * 3_600_000;

/** How many midnights of a time zone lie between two moments. */
export function dayDistance(from: Date, to: Date, timeZone: string): number {
  return Math.round((dayOf(to, timeZone) - dayOf(from, timeZone)) / day);
}

/** The day that it is in a time zone, as the milliseconds of its midnight in UTC. */
export function dayOf(moment: Date, timeZone: string): number {
  const parts = dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  return Date.parse(`${parts}T00:00:00Z`);
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
