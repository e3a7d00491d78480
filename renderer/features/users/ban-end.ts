import { dateFromDay, dayFromDate } from '../../components/ui/calendar-date.ts';

/** How many days the usual bans last. */
const banDays = { day: 1, week: 7, month: 30 } as const;

/** When a ban ends: so many days from now, on a day that is picked, or never. */
export const banEnds = ['day', 'week', 'month', 'date', 'never'] as const;

export type BanEnd = (typeof banEnds)[number];

/** The same time of day so many days later, where the reader is: a day of a clock change is not 24 hours long. */
function daysLater(date: Date, days: number): Date {
  const later = new Date(date);
  later.setDate(later.getDate() + days);
  return later;
}

/** The day after a date, where the reader is, as YYYY-MM-DD: the first that can be picked as the end of a ban. */
export function dayAfter(date: Date): string {
  return dayFromDate(daysLater(date, 1));
}

/** The day on which a ban ends, where the reader is; undefined for one without end, or that has ended. */
export function dayOfBanEnd(until: string | null | undefined): string | undefined {
  return until && Date.parse(until) > Date.now() ? dayFromDate(new Date(until)) : undefined;
}

/**
 * The end of a ban as ISO 8601; null without end. It ends at the time of day at which it began: at the present one, or
 * at that of the ban that it replaces where its day was picked.
 * @param day that was picked
 * @param replaced end of the ban that this one replaces
 */
export function endOfBan(end: BanEnd, day: string | undefined, replaced?: string | null): string | null {
  if (end === 'never') return null;
  if (end !== 'date') return daysLater(new Date(), banDays[end]).toISOString();
  const picked = dateFromDay(day ?? '');
  if (!picked) return null;
  const date = new Date(replaced ?? Date.now());
  date.setFullYear(picked.getFullYear(), picked.getMonth(), picked.getDate());
  return date.toISOString();
}
