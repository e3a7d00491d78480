import type { AuditAction } from '#contract/audit.ts';
import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import type { Database } from '../database/database.ts';
import type { Period, Span } from './period.ts';

/** Sign-ins and sign-ups of each day, beside the sign-ins of the period before. */
export async function readDays(database: Pick<Database, 'sql'>, { days }: Period): Promise<DayCounts[]> {
  const spans = days.map(({ span }) => span);
  const [signIns, signInsBefore, signUps] = await Promise.all([
    countEvents(database, 'user.signed-in', spans),
    countEvents(
      database,
      'user.signed-in',
      days.map(({ before }) => before),
    ),
    countEvents(database, 'user.signed-up', spans),
  ]);
  return days.map(({ date }, index) => ({
    date,
    signIns: signIns[index] ?? 0,
    signInsBefore: signInsBefore[index] ?? 0,
    signUps: signUps[index] ?? 0,
  }));
}

/**
 * How many events of an action each of the spans has. One index scan for each span takes half the time of sorting the
 * rows of all spans.
 */
async function countEvents(
  { sql }: Pick<Database, 'sql'>,
  action: AuditAction,
  spans: readonly Span[],
): Promise<number[]> {
  // As texts first: drizzle has taken this connection's own way with dates away.
  const rows = await sql<{ count: number }[]>`
    select counted.count
    from unnest(${spans.map(({ from }) => from)}::text[]::timestamptz[], ${spans.map(({ to }) => to)}::text[]::timestamptz[])
      with ordinality as span (start, finish, place)
    cross join lateral (
      select count(*)::int from audit_events
      where action = ${action} and created_at >= span.start and created_at < span.finish
    ) as counted
    order by span.place`;
  return rows.map(({ count }) => count);
}
