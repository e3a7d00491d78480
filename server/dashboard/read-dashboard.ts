import type { DayCounts, Figures } from '#contract/dashboard/dashboard.ts';
import type { AuditAction } from '#contract/facts/audit-actions.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Database } from '../database/database.ts';
import type { FirstStep } from '../features/first-step.ts';
import { type Period, periodUntil, type Span } from '../lists/period.ts';
import { endFirstSteps, readFirstSteps } from './first-steps.ts';
import { operation } from './operation.ts';
import { readMailHealth } from './read-mail-health.ts';

/** @param steps those of the features, which this folder does not know */
export function createReadDashboard(steps: readonly FirstStep[]) {
  return operation.read
    .use(requirePermission({ apps: ['manager'], user: ['list'] }))
    .handler(async ({ context: { database, replica, environment }, input }) => {
      const now = new Date();
      const period = periodUntil(now, input.days, input.timeZone);
      const today = period.days.at(-1)?.span.from ?? period.whole.from;
      const [days, figures, mail, found] = await Promise.all([
        readDays(replica, period),
        readFigures(replica, period),
        readMailHealth({ database: replica, environment, today }),
        // Whoever has just dismissed them must not see them again.
        readFirstSteps({ database, environment, steps }),
      ]);
      if (found?.allDone) await endFirstSteps(database);
      return {
        readAt: now.toISOString(),
        from: period.whole.from,
        figures: { signIns: { now: sum(days, 'signIns'), before: sum(days, 'signInsBefore') }, ...figures },
        days,
        mail,
        firstSteps: found && !found.allDone ? { done: found.done, onlyAdmin: found.onlyAdmin } : null,
      };
    });
}

type FailedSignIns = Omit<Figures, 'signIns'>;

/** Counts of sign-ins that were refused in a period and in the one before it. */
async function readFigures(
  { sql }: Pick<Database, 'sql'>,
  { whole, before }: Period,
): Promise<FailedSignIns> {
  const [row] = await sql<[FailedSignIns]>`
    select
      json_build_object(
        'now', count(*) filter (where created_at >= ${whole.from}),
        'before', count(*) filter (where created_at < ${before.to})) as "refusedSignIns",
      (count(*) filter (where created_at >= ${whole.from} and data ->> 'reason' = 'wrong'))::int as "wrongCodes"
    from audit_events
    where action = 'user.code-refused' and created_at >= ${before.from}`;
  return row;
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

/** Sign-ins and sign-ups of each day, beside the sign-ins of the period before. */
async function readDays(database: Pick<Database, 'sql'>, { days }: Period): Promise<DayCounts[]> {
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
