import { setTimeout as sleep } from 'node:timers/promises';
import { type Drill, recoveryMs } from './drill.ts';
import { createClient } from './parts/client.ts';
import { expectClearAnswers, expectNothingLost, expectRunning } from './parts/expectations.ts';
import { withHarness } from './parts/harness.ts';
import { millisecondsOf, quantile, startLoad, until, untilWell } from './parts/load.ts';

export const postgresStopped: Drill = {
  name: 'postgres-stopped',
  does: 'PostgreSQL is stopped for a minute (quick: for 2 seconds) under reads and writes',
  quick: false,
  run: (log, { quick }) =>
    withHarness({}, async ({ server, postgres, admin }) => {
      const load = startLoad(admin, { pause: 100 });
      await until(async () => load.seen.length > 20);
      await postgres.stop();
      const before = load.seen.length;
      await sleep(quick ? 2_000 : 60_000);
      const client = createClient(server);
      const [health, readiness, session, page] = await Promise.all([
        client.request('GET', '/healthz'),
        client.request('GET', '/readyz'),
        admin.request('GET', '/api/auth/get-session'),
        admin.request('GET', '/manager/users'),
      ]);
      const during = load.seen.slice(before);
      await postgres.start();
      const recovered = await untilWell(admin);
      await load.stop();
      log.did(`stopped it for ${quick ? 2 : 60} s while 4 read and 2 wrote: ${load.seen.length} requests`);
      expectClearAnswers(log, load.seen);
      log.expectWithin('99 of 100 answers of the outage come', 2_000, quantile(millisecondsOf(during), 0.99));
      log.expect('the process is alive', health.status === 200, `/healthz ${health.status}`);
      log.expect('it wants no requests', readiness.status === 503, `/readyz ${readiness.status}`);
      log.expect(
        'nobody is taken for signed out',
        [session, page].every(({ status }) => status === 503),
        `/api/auth/get-session ${session.status}, /manager/users ${page.status}`,
      );
      log.expectWithin('answers are right again once PostgreSQL takes connections', recoveryMs, recovered);
      await expectNothingLost(log, admin, load.acknowledged);
      expectRunning(log, server);
    }),
};
