import type { TFunction } from 'i18next';
import { dayDistance, dayOf } from './day-name.ts';
import { dateFormat } from './format-cache.ts';

const minute = 60_000;
const hour = 60 * minute;

export interface RelativeTimeOptions {
  /** The moment that the text is told relative to. */
  now: Date;
  timeZone: string;
  language: string;
  t: TFunction;
  /** It stands within a line: 'just now'. */
  within?: boolean | undefined;
}

/** 'Just now', '12 min ago', '3 h ago', 'Yesterday', then '18 Nov', with the year where it is another one. */
export function relativeTimeText(moment: Date, options: RelativeTimeOptions): string {
  const { now, timeZone, language, t, within } = options;
  const word = (text: string) => (within ? text.charAt(0).toLocaleLowerCase(language) + text.slice(1) : text);
  const passed = now.getTime() - moment.getTime();
  const daysBetween = dayDistance(moment, now, timeZone);
  if (passed < minute) return word(t('time.now'));
  if (passed < hour) return t('time.minutesAgo', { count: Math.floor(passed / minute) });
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
