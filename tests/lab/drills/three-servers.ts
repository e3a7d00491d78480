import postgres from 'postgres';
import { readMigrations } from '#server/database/migration-files.ts';
import { startMailbox } from '#tests/support/mailbox.ts';
import {
  isRunning,
  type ServerProcess,
  spawnHostedServer,
  untilReady,
} from '#tests/support/server-process.ts';
import type { Drill } from './drill.ts';
import { createClient } from './parts/client.ts';
import { startOwnPostgres } from './parts/own-postgres.ts';

export const threeServers: Drill = {
  name: 'three-servers',
  does: 'three servers start at the same moment on an empty database',
  quick: false,
  async run(log) {
    const [own, mailbox] = await Promise.all([startOwnPostgres(), startMailbox()]);
    const options = { databaseUrl: own.url, smtpUrl: mailbox.url };
    const servers: ServerProcess[] = await Promise.all([1, 2, 3].map(() => spawnHostedServer(options)));
    const sql = postgres(own.url, { max: 1, onnotice: () => {} });
    try {
      const ready = await Promise.allSettled(servers.map(untilReady));
      log.did('started three at once');
      log.expect(
        'all three become ready',
        ready.every(({ status }) => status === 'fulfilled') && servers.every(isRunning),
        ready.map((one) => (one.status === 'fulfilled' ? 'ready' : String(one.reason))).join(', '),
      );
      const answers = await Promise.all(
        servers.map((server) => createClient(server).request('GET', '/login')),
      );
      const statuses = answers.map(({ status }) => status);
      log.expect(
        'each serves pages',
        statuses.every((status) => status === 200),
        statuses.join(' '),
      );
      const migrations = readMigrations();
      const [row] = await sql<{ count: number }[]>`select count(*)::int from drizzle.__drizzle_migrations`;
      log.expect(
        'each migration has run once',
        row?.count === migrations.length,
        `${row?.count} of ${migrations.length}`,
      );
    } finally {
      await sql.end();
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
      await own.remove();
      await mailbox.stop();
    }
  },
};
