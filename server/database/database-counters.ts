import type { Database } from '#server/database/database.ts';
import type { CounterState, Counters } from '../http/counters.ts';

export function databaseCounters({ sql }: Pick<Database, 'sql'>): Counters {
  return {
    async count(key, windowSeconds) {
      // One statement, so that concurrent requests cannot both be the last allowed one.
      const [counter] = await sql<CounterState[]>`
        insert into rate_limits as counter (key, hits, expires_at)
        values (${key}, 1, now() + ${windowSeconds} * interval '1 second')
        on conflict (key) do update set
          hits = case when counter.expires_at <= now() then 1 else counter.hits + 1 end,
          expires_at = case when counter.expires_at <= now() then excluded.expires_at else counter.expires_at end
        returning hits, extract(epoch from expires_at - now())::float8 as seconds`;
      return counter ?? { hits: 1, seconds: windowSeconds };
    },
    async reset(key) {
      await sql`delete from rate_limits where key = ${key}`;
    },
    async addAll(due, windowSeconds) {
      const rows = await sql<{ key: string; hits: number }[]>`
        insert into rate_limits as counter (key, hits, expires_at)
        select key, hits, now() + ${windowSeconds} * interval '1 second'
        from unnest(${due.map(({ key }) => key)}::text[], ${due.map(({ hits }) => hits)}::int[]) as due (key, hits)
        on conflict (key) do update set hits = counter.hits + excluded.hits
        returning key, hits`;
      return new Map(rows.map(({ key, hits }) => [key, hits]));
    },
    async sweep() {
      await sql`delete from rate_limits where expires_at < now() - interval '1 minute'`;
    },
  };
}
