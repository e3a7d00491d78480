import { signInAdmin, startBenchServer } from './bench-server.ts';
import { atMost, type BenchRun, type Figure } from './figure.ts';
import { openKeepAliveClient } from './keep-alive-client.ts';
import { medianCall, medianOfRuns } from './median.ts';

const events = 1_000_000;
/** Other numbers than those of any other benchmark, since the database is changed. */
const rows = { users: 2000, organizations: 50 };
/** Milliseconds on the reference machine. */
const allowed = 15;
/** Of each run. */
const calls = 20;

/**
 * Milliseconds at the median for the audit log of a million events: its first page, and each filter. The first user has
 * done a tenth of them all, and nothing for half of the time.
 */
export async function* measureAuditLog(run: BenchRun): AsyncGenerator<Figure> {
  const seeded = await run.seeded(rows);
  const { sql } = seeded.database;
  const server = await startBenchServer(seeded.url);
  const caller = openKeepAliveClient(server.url, { cookie: await signInAdmin(server) });
  try {
    const [many] = await sql`select id, name, email from users order by created_at, id limit 1`;
    const [few] = await sql`select id, name, email from users order by created_at desc, id limit 1 offset 9`;
    const [organization] = await sql`select id from organizations order by id limit 1`;
    await sql`
      insert into audit_events (actor_id, impersonator_id, organization_id, action, subject_type, subject_id,
        request_id, address, client, created_at)
      select case when n < ${events / 2} and n % 5 = 0 then ${many?.id} else person end,
        case when n % 100000 = 3 then ${few?.id} end,
        case when n % 20 = 0 then organization end,
        action, split_part(action, '.', 1), case when action like 'user%' then person else md5(n::text) end,
        md5('request' || n), '192.0.2.0/24', 'web', now() - (${events}::int - n) * interval '30 seconds'
      from (
        select n, people[1 + n % 2000] as person, places[1 + n / 20 % 50] as organization,
          (array['user.signed-in', 'repository.updated', 'repository.created', 'user.updated'])[1 + n % 4] as action
        from generate_series(1, ${events}::int) n,
          (select array_agg(id order by id) as people from users) p,
          (select array_agg(id order by id) as places from organizations) o
      ) as rows (n, person, organization, action)`;
    await sql`insert into audit_events (action, subject_type, subject_id) values ('user.banned', 'user', 'x')`;
    await sql`vacuum analyze audit_events`;
    const [request] = await sql`select request_id as id from audit_events where request_id > 'a' limit 1`;
    const pages: Record<string, Record<string, string>> = {
      'first page': {},
      'a person of many': { person: many?.id },
      'a person of few': { person: few?.id },
      'a frequent kind': { kind: 'repository' },
      'a rare kind': { kind: 'job' },
      'a frequent action': { action: 'repository.updated' },
      'a rare action': { action: 'user.banned' },
      'an organization': { scope: organization?.id },
      'no organization': { scope: 'none' },
      'days long ago': { atFrom: day(300), atTo: day(290) },
      'a person and a kind': { person: many?.id, kind: 'user' },
      'search: an address': { searchTerm: many?.email },
      'search: a name': { searchTerm: few?.name },
      'search: a request': { searchTerm: request?.id },
      'own events': { scope: 'own' },
    };
    // The first load lets the server compile what is hot.
    await medianCall(10 * calls, () => caller.get('/api/audit'));
    for (const [kind, parameters] of Object.entries(pages)) {
      const path = `/api/audit?${new URLSearchParams(parameters)}`;
      const { total } = await caller.read<{ total: { count: number } }>(path);
      const value = await medianOfRuns(() => medianCall(calls, () => caller.get(path)));
      const figure = { name: `audit log, ${kind}`, unit: 'ms', value, note: `${total.count} counted` };
      // A search looks for people first.
      yield kind.startsWith('search') ? figure : { ...figure, bound: atMost(run.allow(allowed)) };
    }
  } finally {
    caller.close();
    await server.stop();
    await seeded.drop();
  }
}

function day(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
}
