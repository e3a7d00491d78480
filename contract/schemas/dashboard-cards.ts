import * as z from 'zod/mini';
import { knownTimeZone } from '../preferences.ts';
import { dashboardPeriods, defaultPeriod } from './dashboard-period.ts';

/** What each operation with cards of the dashboard takes. */
export const dashboardInput = z.object({
  // Coerced because addresses hold texts only.
  days: z._default(z.pipe(z.coerce.number(), z.literal(dashboardPeriods)), defaultPeriod),
  /** IANA time zone in which the days are counted, such as `Africa/Nairobi`. UTC replaces one that the server doesn't know. */
  timeZone: z._default(z.string().check(z.overwrite((name) => knownTimeZone(name) ?? 'UTC')), 'UTC'),
});

/**
 * A count in the period, today included, beside the count in as many days before it. Those end at the same time of day
 * as now, so that like is compared with like.
 */
export const periodCountSchema = z.object({ now: z.int(), before: z.int() });

export type PeriodCount = z.infer<typeof periodCountSchema>;
