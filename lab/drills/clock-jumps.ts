import type { Drill, DrillLog } from './drill.ts';
import { createClient, enterCode, requestCode, signIn } from './parts/client.ts';
import { expectAll, expectRunning } from './parts/expectations.ts';
import { type Harness, withProbe } from './parts/harness.ts';
import { isClear, startLoad, until } from './parts/load.ts';

const hour = 60 * 60 * 1000;

export const clockJumps: Drill = {
  name: 'clock-jumps',
  does: "the server's clock jumps an hour ahead, and two hours back, while PostgreSQL's stays right (simulated: Date alone)",
  quick: true,
  run: (log) =>
    withProbe(async (harness, probe) => {
      await tryWith(harness, log, 'an hour ahead', () => probe.shiftClock(hour));
      await tryWith(harness, log, 'an hour behind', () => probe.shiftClock(-hour));
      await probe.shiftClock(0);
    }),
};

async function tryWith(
  harness: Harness,
  log: DrillLog,
  where: string,
  jump: () => Promise<void>,
): Promise<void> {
  const { server, mailbox, admin } = harness;
  const load = startLoad(admin);
  await until(async () => load.seen.length > 20);
  const early = createClient(server);
  const host = `${where.replaceAll(' ', '-')}.example`;
  const email = `early@${host}`;
  await requestCode(early, email);
  const code = await mailbox.codeFor(email, { timeoutMs: 60_000 });
  await jump();
  const before = load.seen.length;
  await until(async () => load.seen.length > before + 20);
  const old = await enterCode(early, email, code);
  const later = await signIn(server, mailbox, { email: `later@${host}` }).then(
    () => 'signed in',
    (error: Error) => error.message,
  );
  await load.stop();
  log.did(`moved the clock ${where} under reads and writes`);
  expectAll(log, 'who is signed in stays so, and each answer is right', load.seen);
  log.expect(
    'a code from before is taken or clearly refused',
    old.status === 200 || (old.status < 500 && isClear(old)),
    `${old.status} ${old.body.slice(0, 60)}`,
  );
  log.expect('a new person can sign in', later === 'signed in', later);
  expectRunning(log, server);
}
