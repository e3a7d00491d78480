import { findFreePort } from 'local-postgres/find-free-port';
import { startMailbox } from '../../tests/support/mailbox.ts';
import { startHostedServer } from '../../tests/support/server-process.ts';
import { type Drill, Skipped } from './drill.ts';
import { startBalancer } from './parts/balancer.ts';
import { signIn } from './parts/client.ts';
import { expectAll, expectNothingLost } from './parts/expectations.ts';
import { startLoad, until } from './parts/load.ts';
import { startOwnPostgres } from './parts/own-postgres.ts';

export const stoppedUnderLoad: Drill = {
  name: 'stopped-under-load',
  does: 'two servers behind a balancer are stopped (SIGTERM) and started in turn, under reads and writes',
  quick: false,
  async run(log) {
    if (process.platform === 'darwin') throw new Skipped('the system has but one loopback address');
    const [postgres, mailbox, port] = await Promise.all([startOwnPostgres(), startMailbox(), findFreePort()]);
    const appUrl = `http://127.0.0.1:${port}`;
    const options = { databaseUrl: postgres.url, smtpUrl: mailbox.url, appUrl };
    const servers = [await startHostedServer(options), await startHostedServer(options)];
    const urls = servers.map(({ url }) => url);
    const balancer = await startBalancer(urls, port);
    try {
      let requests = 0;
      // The balancer believes nobody's word for an address.
      const address = () => `127.0.1.${(requests++ % 200) + 1}`;
      const admin = await signIn({ url: appUrl }, mailbox, { address });
      const load = startLoad(admin, { readers: 8, writers: 4 });
      const ends: unknown[] = [];
      for (let index = 0; index < servers.length; index += 1) {
        const before = load.seen.length;
        await until(async () => load.seen.length > before + 100);
        const server = servers[index];
        if (!server) continue;
        ends.push(await server.program.stop('SIGTERM'));
        servers[index] = await startHostedServer({ ...options, port: Number(new URL(server.url).port) });
        await balancer.untilReady();
      }
      await load.stop();
      log.did(`stopped and started both in turn while 8 read and 4 wrote: ${load.seen.length} requests`);
      expectAll(log, 'no request is lost: each has a correct answer', load.seen);
      log.expect('both end in order', ends.join() === '0,0', `exit codes ${ends.join(' ')}`);
      await expectNothingLost(log, admin, load.acknowledged);
    } finally {
      await balancer.stop();
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
      await postgres.remove();
      await mailbox.stop();
    }
  },
};
