import type { Figures, PeriodCount } from '#contract/api/dashboard.ts';
import type { Database } from '../database/database.ts';

const thirtyDays = 30 * 24 * 3600 * 1000;

interface Row {
  users: number;
  newUsers: PeriodCount;
  repositories: number;
  newRepositories: PeriodCount;
  openSessions: number;
  signedInUsers: number;
}

/** Counts what there is, and what came in the 30 days before `now` and in the 30 days before those. */
export async function readFigures({ sql }: Pick<Database, 'sql'>, now: Date): Promise<Figures> {
  const recent = new Date(now.getTime() - thirtyDays).toISOString();
  const earlier = new Date(now.getTime() - 2 * thirtyDays).toISOString();
  const [row] = await sql<[Row]>`
    select
      (select count(*)::int from users) as users,
      (select json_build_object(
        'now', count(*) filter (where created_at > ${recent}),
        'before', count(*) filter (where created_at <= ${recent}))
        from users where created_at > ${earlier}) as "newUsers",
      (select count(*)::int from repositories) as repositories,
      (select json_build_object(
        'now', count(*) filter (where created_at > ${recent}),
        'before', count(*) filter (where created_at <= ${recent}))
        from repositories where created_at > ${earlier}) as "newRepositories",
      (select count(*)::int from sessions where expires_at > ${now.toISOString()}) as "openSessions",
      (select count(distinct user_id)::int from sessions
        where expires_at > ${now.toISOString()}) as "signedInUsers"`;
  return row;
}
