import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from './drill.ts';
import { type ClientResponse, createClient, requestCode, signIn } from './parts/client.ts';
import { expectAll } from './parts/expectations.ts';
import { withHarness } from './parts/harness.ts';
import { isClear, millisecondsOf, quantile, startLoad } from './parts/load.ts';

export const signInFlood: Drill = {
  name: 'sign-in-flood',
  does: '30 connections ask for codes without a pause, from ever new addresses, for 20 s (quick: 3 s) beside normal use',
  quick: false,
  run: (log, { quick }) =>
    withHarness({}, async ({ server, mailbox, admin }) => {
      const flooded: ClientResponse[] = [];
      let running = true;
      let asked = 0;
      const flood = Promise.all(
        Array.from({ length: 30 }, async () => {
          while (running) {
            asked += 1;
            flooded.push(await requestCode(createClient(server), `flood-${asked % 500}@example.com`));
          }
        }),
      );
      const load = startLoad(admin, { pause: 50 });
      await sleep(quick ? 3_000 : 20_000);
      const newcomer = signIn(server, mailbox, { email: 'newcomer@example.com' });
      const arrived = await newcomer.then(
        () => 'signed in',
        (error: Error) => error.message,
      );
      running = false;
      await flood;
      await load.stop();
      log.did(`${flooded.length} requests for codes, beside ${load.seen.length} of normal use`);
      expectAll(log, 'the flood gets clear answers', flooded, isClear);
      expectAll(log, 'normal use gets correct answers', load.seen);
      const times = millisecondsOf(load.seen);
      log.expectWithin('half of these come', 500, quantile(times, 0.5));
      log.expectWithin('99 of 100 of these come', 2_000, quantile(times, 0.99));
      log.expect('somebody new can sign in meanwhile', arrived === 'signed in', arrived);
    }),
};
