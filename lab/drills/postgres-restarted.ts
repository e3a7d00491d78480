import type { Drill, DrillLog } from './drill.ts';
import { recoveryMs } from './drill.ts';
import { expectClearAnswers, expectNothingLost, expectRunning } from './parts/expectations.ts';
import { type Harness, withHarness } from './parts/harness.ts';
import { startLoad, until, untilWell } from './parts/load.ts';

export const postgresRestarted: Drill = {
  name: 'postgres-restarted',
  does: 'PostgreSQL is restarted in order, then killed and started again, under reads and writes',
  quick: true,
  run: (log) =>
    withHarness({}, async (harness) => {
      await restart(harness, log, 'stops it in order and starts it', () => harness.postgres.stop());
      await restart(harness, log, 'kills it (SIGKILL) and starts it', () => harness.postgres.kill('SIGKILL'));
    }),
};

async function restart(
  { server, postgres, admin }: Harness,
  log: DrillLog,
  how: string,
  end: () => Promise<void>,
): Promise<void> {
  const load = startLoad(admin);
  await until(async () => load.seen.length > 50);
  await end();
  await postgres.start();
  const recovered = await untilWell(admin);
  const written = load.acknowledged.length;
  await until(async () => load.acknowledged.length > written + 5);
  await load.stop();
  log.did(`${how} while 4 read and 2 write: ${load.seen.length} requests`);
  expectClearAnswers(log, load.seen);
  log.expectWithin('answers are right again once PostgreSQL takes connections', recoveryMs, recovered);
  await expectNothingLost(log, admin, load.acknowledged);
  expectRunning(log, server);
}
