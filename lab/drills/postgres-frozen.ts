import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Drill, recoveryMs, Skipped } from './drill.ts';
import { createClient } from './parts/client.ts';
import { expectClearAnswers } from './parts/expectations.ts';
import { withHarness } from './parts/harness.ts';
import { startLoad, until, untilWell } from './parts/load.ts';

/** Longer than the server lets a request wait. */
const frozenMs = 40_000;

export const postgresFrozen: Drill = {
  name: 'postgres-frozen',
  does: 'PostgreSQL and all its processes are halted for 40 s: connections stay open and nothing answers',
  quick: false,
  async run(log) {
    if (process.platform === 'win32') throw new Skipped('Windows cannot halt a process');
    await withHarness({}, async ({ server, postgres, admin }) => {
      const load = startLoad(admin, { pause: 500 });
      await until(async () => load.seen.length > 20);
      const pids = await postgres.processes();
      signal(pids, 'STOP');
      await sleep(frozenMs);
      const health = await createClient(server).request('GET', '/healthz');
      signal(pids, 'CONT');
      const recovered = await untilWell(admin);
      await load.stop();
      log.did(`halted ${pids.length} processes for ${frozenMs / 1000} s: ${load.seen.length} requests`);
      expectClearAnswers(log, load.seen);
      log.expect('the process is alive', health.status === 200, `/healthz ${health.status}`);
      log.expectWithin('answers are right again once PostgreSQL goes on', recoveryMs, recovered);
    });
  },
};

function signal(pids: readonly number[], name: 'STOP' | 'CONT'): void {
  execFileSync('kill', [`-${name}`, ...pids.map(String)]);
}
