import type { Drill, DrillLog } from './drill.ts';
import { createClient, enterCode, requestCode, signIn } from './parts/client.ts';
import { expectRunning } from './parts/expectations.ts';
import { type Harness, withHarness } from './parts/harness.ts';
import { isClear, startLoad, summary, until } from './parts/load.ts';
import { createProcessProbe } from './parts/process-probe.ts';

const hour = 60 * 60 * 1000;

export const clockJumps: Drill = {
  name: 'clock-jumps',
  does: "the server's clock jumps an hour ahead, and two hours back, while PostgreSQL's stays right (simulated: Date alone)",
  quick: true,
  async run(log) {
    const inside = await createProcessProbe();
    try {
      await withHarness({ env: inside.env }, async (harness) => {
        await tryWith(harness, log, 'an hour ahead', () => inside.shiftClock(hour));
        await tryWith(harness, log, 'an hour behind', () => inside.shiftClock(-hour));
        await inside.shiftClock(0);
      });
    } finally {
      await inside.close();
    }
  },
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
  const email = `early-${where.replaceAll(' ', '-')}@example.com`;
  await requestCode(early, email);
  const code = await mailbox.codeFor(email, { timeoutMs: 60_000 });
  await jump();
  const before = load.seen.length;
  await until(async () => load.seen.length > before + 20);
  const old = await enterCode(early, email, code);
  const later = await signIn(server, mailbox, {
    email: `later-${where.replaceAll(' ', '-')}@example.com`,
  }).then(
    () => 'signed in',
    (error: Error) => error.message,
  );
  await load.stop();
  log.did(`moved the clock ${where} under reads and writes`);
  log.expect(
    'who is signed in stays so, and each answer is right',
    load.seen.every(({ status }) => status >= 200 && status < 300),
    summary(load.seen),
  );
  log.expect(
    'a code from before is taken or clearly refused',
    old.status === 200 || (old.status < 500 && isClear(old)),
    `${old.status} ${old.body.slice(0, 60)}`,
  );
  log.expect('a new person can sign in', later === 'signed in', later);
  expectRunning(log, server);
}
