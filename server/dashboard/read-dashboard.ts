import type { Figures } from '#contract/dashboard/dashboard.ts';
import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import type { Database } from '../database/database.ts';
import { endFirstSteps, type FirstStep, readFirstSteps } from './first-steps.ts';
import { type Period, periodUntil } from './period.ts';
import { readDays } from './read-days.ts';
import { readMailHealth } from './read-mail-health.ts';

/** @param steps those of the features, which this folder does not know */
export function createReadDashboard(steps: readonly FirstStep[]) {
  return operation.dashboard.read
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
