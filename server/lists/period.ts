import { TZDate } from '@date-fns/tz';
import { gte, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PeriodCount } from '#contract/schemas/dashboard-cards.ts';
import type { Database } from '../database/database.ts';
import type { Rows } from '../scopes/in-scope.ts';

/** From a moment to before another one, ISO 8601. */
export interface Span {
  from: string;
  to: string;
}

export interface Period {
  /** Today included, oldest first. */
  days: {
    /** As the reader's calendar has it: 2026-11-21. */
    date: string;
    span: Span;
    /** The day as many days earlier as the period is long; for today only until the same time of day. */
    before: Span;
  }[];
  whole: Span;
  before: Span;
}

/**
 * The days of a reader up to `now`, and as many before them. Days begin where the reader's clocks say so, which is
 * not every 24 hours, and not always at midnight.
 */
export function periodUntil(now: Date, length: number, timeZone: string): Period {
  const today = new TZDate(now.getTime(), timeZone);
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const start = (offset: number) => new TZDate(year, month, day + offset, timeZone).getTime();
  const sameTime = Math.min(start(-length) + now.getTime() - start(0), start(1 - length));
  const days = Array.from({ length }, (_, index) => {
    const offset = index + 1 - length;
    return {
      date: new Date(Date.UTC(year, month, day + offset)).toISOString().slice(0, 10),
      span: span(start(offset), start(offset + 1)),
      before: span(start(offset - length), offset === 0 ? sameTime : start(offset - length + 1)),
    };
  });
  return {
    days,
    whole: span(start(1 - length), start(1)),
    before: span(start(1 - 2 * length), sameTime),
  };
}

function span(from: number, to: number): Span {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

/** How many rows of a table came in a period, and in the one before it. */
export async function countAdded(
  { db }: Pick<Database, 'db'>,
  /** A table, or `rowsIn` a scope. */
  rows: PgTable | Rows,
  { createdAt }: { createdAt: PgColumn },
  { whole, before }: Period,
): Promise<PeriodCount> {
  const [row] = await db
    .select({
      now: sql`count(*) filter (where ${createdAt} >= ${whole.from})`.mapWith(Number),
      before: sql`count(*) filter (where ${createdAt} < ${before.to})`.mapWith(Number),
    })
    .from(rows)
    .where(gte(createdAt, new Date(before.from)));
  return row ?? { now: 0, before: 0 };
}
