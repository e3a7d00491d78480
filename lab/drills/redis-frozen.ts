import { setTimeout as sleep } from 'node:timers/promises';
import { findRedis } from '../../scripts/testing/setup-programs.ts';
import { startRedisServer } from '../../tests/support/redis-server.ts';
import { type Drill, type DrillLog, recoveryMs, Skipped } from './drill.ts';
import { createClient, signIn } from './parts/client.ts';
import { expectAll, expectNothingLost } from './parts/expectations.ts';
import { type Harness, withHarness } from './parts/harness.ts';
import { millisecondsOf, quantile, startLoad, until, untilWell } from './parts/load.ts';

export const redisFrozen: Drill = {
  name: 'redis-frozen',
  does: 'Redis is halted for 40 s while 4 read and 2 write: its connections stay open and nothing answers',
  quick: true,
  async run(log, { quick }) {
    if (process.platform === 'win32') throw new Skipped('Windows cannot halt a process');
    if (!findRedis()) throw new Skipped('there is no redis-server here');
    const redis = await startRedisServer();
    try {
      await withHarness({ env: { REDIS_URL: redis.url } }, async (harness) => {
        const load = startLoad(harness.admin, { pause: 50 });
        await until(async () => (await redis.count('*:limit:*')) > 0 && load.seen.length > 20);
        const before = load.seen.length;
        redis.freeze();
        const frozenMs = quick ? 3_000 : 40_000;
        const over = sleep(frozenMs);
        await goOn(harness, log);
        await over;
        redis.thaw();
        const recovered = await untilWell(harness.admin);
        await load.stop();
        const seen = load.seen.slice(before);
        log.did(`halted Redis for ${frozenMs / 1000} s: ${seen.length} requests`);
        expectAll(log, 'every answer is right: the database knows it all', seen);
        const times = millisecondsOf(seen);
        log.expectWithin('the slowest answer comes', 1_500, Math.max(...times));
        log.expectWithin('half of the answers come', 250, quantile(times, 0.5));
        log.expectWithin('answers are right once Redis goes on', recoveryMs, recovered);
        await redis.empty();
        await signIn(harness.server, harness.mailbox, { email: 'later@example.com' });
        const kept = await until(async () => (await redis.count('*:limit:*')) > 0);
        log.expectWithin('limits are counted there again', recoveryMs, kept);
        await expectNothingLost(log, harness.admin, load.acknowledged);
      });
    } finally {
      redis.thaw();
      await redis.kill();
    }
  },
};

/** Whoever is new can come in, and a page is a page. */
async function goOn({ server, mailbox, admin }: Harness, log: DrillLog): Promise<void> {
  const newcomer = await signIn(server, mailbox, { email: 'newcomer@example.com' });
  const pages = [
    await newcomer.request('GET', '/app'),
    await admin.request('GET', '/manager/dashboard'),
    await createClient(server).request('GET', '/login'),
    await createClient(server).request('GET', '/readyz'),
  ];
  expectAll(log, 'somebody new signs in meanwhile, and pages come', pages);
}
