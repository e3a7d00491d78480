import * as z from 'zod/mini';

/** Years that calendars show; the database has no year 0, and JSON none before. */
const firstDay = '1900-01-01';

/** A day, YYYY-MM-DD. */
export const daySchema = z.iso
  .date()
  .check(z.refine((day) => day >= firstDay, { error: 'generic.invalidFormat.date' }));

/** A moment, ISO 8601 in UTC. */
export const timestampSchema = z.iso
  .datetime()
  .check(z.refine((time) => time >= firstDay, { error: 'generic.invalidFormat.datetime' }));
