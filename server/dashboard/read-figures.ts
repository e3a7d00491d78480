import type { Figures, PeriodCount } from '#contract/dashboard/dashboard.ts';
import type { Database } from '../database/database.ts';
import type { Period } from './period.ts';

interface Row {
  refusedSignIns: PeriodCount;
  wrongCodes: number;
}

/** Counts of sign-ins that were refused in a period and in the one before it. */
export async function readFigures(
  { sql }: Pick<Database, 'sql'>,
  { whole, before }: Period,
): Promise<Omit<Figures, 'signIns'>> {
  const [row] = await sql<[Row]>`
    select
      json_build_object(
        'now', count(*) filter (where created_at >= ${whole.from}),
        'before', count(*) filter (where created_at < ${before.to})) as "refusedSignIns",
      (count(*) filter (where created_at >= ${whole.from} and data ->> 'reason' = 'wrong'))::int as "wrongCodes"
    from audit_events
    where action = 'user.code-refused' and created_at >= ${before.from}`;
  return row;
}
