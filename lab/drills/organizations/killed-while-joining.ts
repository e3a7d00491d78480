import { createHmac } from 'node:crypto';
import postgres from 'postgres';
import { sessionCookieName } from '../../../server/auth/cookie-options.ts';
import { type ServerProcess, testSecret } from '../../../tests/support/server-process.ts';
import type { Drill, DrillLog } from '../drill.ts';
import { type Client, type ClientResponse, createClient } from '../parts/client.ts';
import { type Harness, restartServer, withHarness } from '../parts/harness.ts';
import { summary, until } from '../parts/load.ts';

const people = 60;

export const killedWhileJoining: Drill = {
  name: 'killed-while-joining',
  does: `the server is killed (SIGKILL) amid ${people} acceptances of invitations, and amid ${people} removals of members`,
  quick: true,
  run: (log, { quick }) =>
    withHarness({}, async (harness) => {
      const sql = postgres(harness.postgres.url, { max: 1 });
      try {
        for (let round = 1; round <= (quick ? 1 : 5); round += 1) await playRound(log, harness, sql, round);
      } finally {
        await sql.end();
      }
    }),
};

async function playRound(log: DrillLog, harness: Harness, sql: postgres.Sql, round: number) {
  const { server } = harness;
  const id = `round-${round}`;
  await seed(sql, id);
  const clients = Array.from({ length: people }, (_, number) => clientOf(server, `${id}-${number}`));
  const owner = clientOf(server, `${id}-owner`);
  const killAmid = async (requests: (() => Promise<ClientResponse>)[]) => {
    const seen: ClientResponse[] = [];
    const sent = Promise.all(requests.map(async (send) => void seen.push(await send())));
    await until(async () => seen.length >= people / 3);
    await server.program.stop('SIGKILL');
    await sent;
    await restartServer(harness);
    return seen;
  };

  const accepted = await killAmid(
    clients.map(
      (client, number) => () => client.request('POST', `/api/invitations/${id}-${number}/accept`, {}),
    ),
  );
  log.did(`round ${round}: ${people} accept at once, the server is killed: ${summary(accepted)}`);
  const [joins] = await sql`
    select count(*) filter (where (i.status = 'accepted') <> (m.id is not null)) as half,
      count(*) filter (where (m.id is not null) <> (e.id is not null)) as untold
    from invitations i join users u on u.email = i.email
    left join members m on m.user_id = u.id and m.organization_id = i.organization_id
    left join audit_events e on e.action = 'organization.invitation-accepted' and e.actor_id = u.id
    where i.organization_id = ${id}`;
  log.expect('who has accepted is a member, and has an event', isNone(joins), joins);

  await sql`insert into members (id, organization_id, user_id, role)
    select id, ${id}, id, 'admin' from users where id like ${`${id}-%`} and id <> ${`${id}-owner`}
    on conflict (organization_id, user_id) do update set role = 'admin'`;
  await sql`insert into invite_links (id, organization_id, token_hash, role, expires_at, creator_id)
    select id, organization_id, id, 'member', now() + interval '1 day', user_id from members
    where organization_id = ${id} and role = 'admin'`;
  const members = await sql`select id from members where organization_id = ${id} and role = 'admin'`;
  const removed = await killAmid(
    members.map((member) => () => {
      const memberIds = [member.id];
      return owner.request('POST', `/api/organizations/${id}/members/remove`, { memberIds });
    }),
  );
  log.did(`round ${round}: ${members.length} are removed at once, the server is killed: ${summary(removed)}`);
  const [ends] = await sql`
    select count(*) filter (where (m.id is null) <> (l.revoked_at is not null)) as half,
      count(*) filter (where (m.id is null) <> (e.id is not null)) as untold
    from invite_links l
    left join members m on m.user_id = l.creator_id and m.organization_id = l.organization_id
    left join audit_events e on e.action = 'organization.member-removed' and e.data ->> 'user' = l.creator_id
    where l.organization_id = ${id}`;
  log.expect('the links of who is removed are revoked, and there is an event', isNone(ends), ends);
}

/** An organization with its owner, and people who are invited and signed in. */
async function seed(sql: postgres.Sql, id: string): Promise<void> {
  await sql`insert into users (id, name, email, email_verified, onboarded_at)
    select ${id} || '-' || n, 'Ada', ${id} || '-' || n || '@example.com', true, now()
    from (select generate_series(0, ${people - 1})::text union select 'owner') as people (n)`;
  await sql`insert into sessions (id, token, user_id, expires_at)
    select id, id, id, now() + interval '1 day' from users where id like ${`${id}-%`}`;
  await sql`insert into organizations (id, name, slug) values (${id}, 'Acme', ${id})`;
  await sql`insert into members (id, organization_id, user_id, role)
    values (${id}, ${id}, ${`${id}-owner`}, 'owner')`;
  await sql`insert into invitations (id, organization_id, email, role, expires_at, inviter_id)
    select id, ${id}, email, 'member', now() + interval '1 day', ${`${id}-owner`} from users
    where id like ${`${id}-%`} and id <> ${`${id}-owner`}`;
}

/** Somebody whose session has the token of their id. */
function clientOf(server: ServerProcess, token: string): Client {
  const client = createClient(server);
  const signature = createHmac('sha256', testSecret).update(token).digest('base64');
  client.cookie = `${sessionCookieName(server.url)}=${encodeURIComponent(`${token}.${signature}`)}`;
  return client;
}

function isNone(counts: postgres.Row | undefined): boolean {
  return Number(counts?.half) === 0 && Number(counts?.untold) === 0;
}
