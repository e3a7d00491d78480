import { dateFormat } from './format-cache.ts';

/**
 * A day written out, '28 February 2026', in the one form that it has wherever it is chosen, confirmed and read again.
 * @param timeZone of the reader; without it that of the machine, as for a day that a calendar has given
 */
export function dateText(day: Date, language: string, timeZone?: string): string {
  return dateFormat(language, { dateStyle: 'long', timeZone }).format(day);
}
