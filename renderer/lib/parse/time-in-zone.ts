import { tzOffset } from '@date-fns/tz';
import { westernDigits } from './parse-number.ts';

const minute = 60_000;

/** A time of day as people type it, as HH:MM: '9:30', '09.30', '9h30', '0930', '9'. Undefined for what is none. */
export function parseTime(typed: string): string | undefined {
  const text = westernDigits(typed).replace(/\s/g, '');
  const parts = /^(\d{1,2})(?:[:.hH]?(\d{2})|[hH:.])?$/.exec(text);
  if (!parts) return undefined;
  const [, hours = '', minutes = '00'] = parts;
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}

/**
 * The moment at which the clocks of a time zone show `YYYY-MM-DDTHH:MM`, as ISO 8601. An hour that they leave out in
 * spring is the one after it; of one that they show twice in autumn it is the first.
 */
export function timestampInZone(local: string, timeZone: string): string | undefined {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return undefined;
  const day = 24 * 60 * minute;
  const candidates = [wall - day, wall + day].map(
    (near) => wall - tzOffset(timeZone, new Date(near)) * minute,
  );
  const fitting = candidates.filter((time) => localTime(new Date(time), timeZone) === local);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates)).toISOString();
}

/** Returns the local time of a moment in a time zone, as `YYYY-MM-DDTHH:MM`. */
export function localTime(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + tzOffset(timeZone, moment) * minute).toISOString().slice(0, 16);
}
