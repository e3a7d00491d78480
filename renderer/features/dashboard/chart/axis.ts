import { dateFormat } from '../../../lib/format/format-cache.ts';

/**
 * The labels of an axis from 0 upwards: round, whole, and with room for the largest value.
 * @param intervals how many lines above the one at 0; a single one is at a round number
 */
export function ticksFor(largest: number, intervals: 1 | 3): number[] {
  const least = Math.max(1, largest / intervals);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const steps = intervals === 1 ? [1, 2, 5, 10] : [1, 2, 3, 4, 6, 8, 10];
  const step = magnitude * (steps.find((candidate) => candidate * magnitude >= least) ?? 10);
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}

/** Returns the indexes of the days with a date on the axis: first, last, and some between in equal steps. */
export function labelledDays(days: number): number[] {
  const parts = days > 7 ? 4 : 3;
  return Array.from({ length: parts + 1 }, (_, part) => Math.ceil((part * (days - 1)) / parts));
}

/** Text of a calendar day, such as 2026-11-15, which belongs to no time zone: '15 Nov', or in other words. */
export function dayText(date: string, language: string, month: 'short' | 'long' = 'short'): string {
  return dateFormat(language, { day: 'numeric', month, timeZone: 'UTC' }).format(new Date(date));
}

/** 'Sun 15 Nov' */
export function weekdayText(date: string, language: string): string {
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(date));
  return `${weekday} ${dayText(date, language)}`;
}
