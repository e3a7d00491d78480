import { dateFromDay } from '../../ui/calendar-date.ts';
import type { Range } from './range-popups.tsx';

/** Reads the days of a filter from an address: `dueFrom` and `dueTo`. What is not understood counts as not given. */
export function readDayRange(parameters: URLSearchParams, name: string): Range<string> {
  const read = (end: string) => {
    const day = parameters.get(name + end) ?? '';
    return dateFromDay(day) ? day : undefined;
  };
  return { from: read('From'), to: read('To') };
}

/** The same for numbers. */
export function readNumberRange(parameters: URLSearchParams, name: string): Range<number> {
  const read = (end: string) => {
    const text = parameters.get(name + end) ?? '';
    return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : undefined;
  };
  return { from: read('From'), to: read('To') };
}

/** The changes of an address that a range makes. */
export function rangeParameters(
  name: string,
  { from, to }: Range<string | number>,
): Record<string, string | undefined> {
  return { [`${name}From`]: from?.toString(), [`${name}To`]: to?.toString() };
}
