import type { TFunction } from 'i18next';
import { displayLocale } from '#contract/display-locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface MomentOptions {
  /** The moment that the text is told relative to. */
  now: Date;
  timeZone: string;
  language: string;
  t: TFunction;
}

/** 'Just now', '12 min ago', '3 h ago', 'Yesterday', then '18 Nov', with the year where it is another one. */
export function momentText(moment: Date, { now, timeZone, language, t }: MomentOptions): string {
  const passed = now.getTime() - moment.getTime();
  const daysBetween = Math.round((dayOf(now, timeZone) - dayOf(moment, timeZone)) / day);
  if (passed < minute) return t('time.now');
  if (passed < hour) return t('time.minutesAgo', { count: Math.floor(passed / minute) });
  if (daysBetween === 0 || passed < 12 * hour)
    return t('time.hoursAgo', { count: Math.floor(passed / hour) });
  if (daysBetween === 1) return t('time.yesterday');
  const sameYear = yearOf(now, timeZone) === yearOf(moment, timeZone);
  return new Intl.DateTimeFormat(displayLocale(language), {
    timeZone,
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
  }).format(moment);
}

/** Day, month, year and time in full. */
export function fullMomentText(moment: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(displayLocale(language), {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(moment);
}

/** The day that it is in a time zone, as the milliseconds of its midnight in UTC. */
function dayOf(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
  return Date.parse(`${parts}T00:00:00Z`);
}

function yearOf(moment: Date, timeZone: string): number {
  return new Date(dayOf(moment, timeZone)).getUTCFullYear();
}
