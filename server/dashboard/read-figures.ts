import type { Figures, PeriodCount } from '#contract/dashboard/dashboard.ts';
import type { Database } from '../database/database.ts';
import { repositories, users } from '../database/schema/index.ts';
import { countUpTo, totalCap } from '../lists/count-up-to.ts';
import type { Period } from './period.ts';

interface Row {
  newUsers: PeriodCount;
  newRepositories: PeriodCount;
  refusedSignIns: PeriodCount;
  wrongCodes: number;
}

/** Counts of what there is, and of what came in a period and in the one before it. */
export async function readFigures(
  database: Database,
  { whole, before }: Period,
): Promise<Omit<Figures, 'signIns'>> {
  const { sql } = database;
  const [[row], allUsers, allRepositories] = await Promise.all([
    sql<[Row]>`
      select
        (select json_build_object(
          'now', count(*) filter (where created_at >= ${whole.from}),
          'before', count(*) filter (where created_at < ${before.to}))
          from users where created_at >= ${before.from}) as "newUsers",
        (select json_build_object(
          'now', count(*) filter (where created_at >= ${whole.from}),
          'before', count(*) filter (where created_at < ${before.to}))
          from repositories where created_at >= ${before.from}) as "newRepositories",
        (select json_build_object(
          'now', count(*) filter (where created_at >= ${whole.from}),
          'before', count(*) filter (where created_at < ${before.to}))
          from audit_events
          where action = 'user.code-refused' and created_at >= ${before.from}) as "refusedSignIns",
        (select count(*)::int from audit_events
          where action = 'user.code-refused' and created_at >= ${whole.from}
            and data ->> 'reason' = 'wrong') as "wrongCodes"`,
    countUpTo(database, users, totalCap.all),
    countUpTo(database, repositories, totalCap.all),
  ]);
  return { ...row, users: allUsers, repositories: allRepositories };
}
