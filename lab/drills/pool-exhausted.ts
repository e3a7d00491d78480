import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { type Drill, type DrillLog, recoveryMs } from './drill.ts';
import { createClient } from './parts/client.ts';
import { expectClearAnswers } from './parts/expectations.ts';
import { type Harness, withHarness } from './parts/harness.ts';
import { untilWell } from './parts/load.ts';

const list = '/api/users?limit=20';

export const poolExhausted: Drill = {
  name: 'pool-exhausted',
  does: 'all connections of the server wait for a lock; then others have taken all that PostgreSQL gives',
  quick: true,
  run: (log, { quick }) =>
    withHarness(
      { settings: { max_connections: '20', superuser_reserved_connections: '3' } },
      async (harness) => {
        await holdLock(harness, log, quick ? 2_000 : 40_000);
        await takeConnections(harness, log);
      },
    ),
};

async function holdLock({ server, postgres: { url }, admin }: Harness, log: DrillLog, heldMs: number) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [user] = await sql<{ id: string }[]>`select id from users`;
  // Not the table of users, which tells who asks.
  const held = sql.begin(async (tx) => {
    await tx`lock table audit_events in access exclusive mode`;
    await sleep(heldMs);
  });
  await sleep(200);
  const activity = `/api/users/${user?.id}/activity`;
  const waiting = Promise.all(Array.from({ length: 100 }, () => admin.request('GET', activity)));
  await sleep(500);
  const health = await createClient(server).request('GET', '/healthz');
  await held;
  const recovered = await untilWell(admin, activity);
  const seen = await waiting;
  await sql.end();
  log.did(
    `locked the audit trail for ${heldMs / 1000} s, and asked for a user’s activity 100 times meanwhile`,
  );
  expectClearAnswers(log, seen);
  log.expect('the process is alive meanwhile', health.status === 200, `/healthz ${health.status}`);
  log.expectWithin('answers are right again once the lock is gone', recoveryMs, recovered);
}

async function takeConnections({ server, postgres: own, admin }: Harness, log: DrillLog) {
  const others = postgres(own.url, { max: 1, onnotice: () => {} });
  // The server's own connections go, so that it has to ask for new ones.
  await others`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`;
  const taken = postgres(own.url, { max: 30, onnotice: () => {}, connect_timeout: 2 });
  const held = Array.from({ length: 30 }, () => taken`select pg_sleep(3)`.catch(() => undefined));
  await sleep(300);
  const seen = await Promise.all(Array.from({ length: 50 }, () => admin.request('GET', list)));
  const health = await createClient(server).request('GET', '/healthz');
  await Promise.all(held);
  await taken.end({ timeout: 1 });
  const recovered = await untilWell(admin);
  await others.end();
  log.did('ended the connections of the server, took all 20 for 3 s, and asked for the list 50 times');
  expectClearAnswers(log, seen);
  log.expect('the process is alive meanwhile', health.status === 200, `/healthz ${health.status}`);
  log.expectWithin('answers are right again once connections are to be had', recoveryMs, recovered);
}
