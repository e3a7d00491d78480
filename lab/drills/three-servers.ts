import postgres from 'postgres';
import { readMigrations } from '../../server/database/migrate.ts';
import { type Mailbox, startMailbox } from '../../tests/support/mailbox.ts';
import {
  isRunning,
  type ServerProcess,
  spawnHostedServer,
  untilReady,
} from '../../tests/support/server-process.ts';
import type { Drill, DrillLog } from './drill.ts';
import { at, type Client, createClient, enterCode, requestCode, signIn } from './parts/client.ts';
import { expectAll, expectNothingLost } from './parts/expectations.ts';
import { startLoad, until } from './parts/load.ts';
import { startOwnPostgres } from './parts/own-postgres.ts';

export const threeServers: Drill = {
  name: 'three-servers',
  does: 'three servers start at the same moment on an empty database, share all, and lose one under load',
  quick: true,
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
      expectAll(log, 'each serves pages', answers);
      const migrations = readMigrations();
      const [row] = await sql<{ count: number }[]>`select count(*)::int from drizzle.__drizzle_migrations`;
      log.expect(
        'each migration has run once',
        row?.count === migrations.length,
        `${row?.count} of ${migrations.length}`,
      );
      await shareSessions(log, servers, mailbox);
      await shareLimits(log, servers);
      await loseOne(log, servers, mailbox);
    } finally {
      await sql.end();
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
      await own.remove();
      await mailbox.stop();
    }
  },
};

async function shareSessions(log: DrillLog, servers: ServerProcess[], mailbox: Mailbox): Promise<void> {
  const [first, second, third] = servers;
  if (!first || !second || !third) return;
  const email = 'person@example.com';
  const everywhere = async (client: Client, path: string) => {
    const answers = await Promise.all(servers.map((server) => at(server, client).request('GET', path)));
    return answers.map(({ status }) => status).join(' ');
  };
  const expectEverywhere = async (what: string, client: Client, path: string, status: number) => {
    const seen = await everywhere(client, path);
    log.expect(what, seen === `${status} ${status} ${status}`, seen);
  };

  const person = createClient(first);
  await requestCode(person, email);
  const elsewhere = at(second, person);
  await enterCode(elsewhere, email, await mailbox.codeFor(email, { timeoutMs: 60_000 }));
  await elsewhere.request('POST', '/api/onboarding', { name: 'Amina Wanjiru' });
  await expectEverywhere('a code from one server signs in at another', elsewhere, '/api/home', 200);

  const admin = await signIn(first, mailbox);
  const found = await admin.request('GET', `/api/users?searchTerm=${email}`);
  const id = (JSON.parse(found.body) as { items: { id: string }[] }).items[0]?.id;
  const setRoles = (roles: string[]) => at(third, admin).request('PUT', `/api/users/${id}/roles`, { roles });
  await setRoles(['admin']);
  await expectEverywhere('a role holds at every server from the next request', elsewhere, '/api/users', 200);
  await setRoles(['user']);
  await expectEverywhere('so does its end', elsewhere, '/api/users', 403);

  const other = await signIn(third, mailbox, { email });
  await at(first, other).request('POST', '/api/auth/sign-out');
  await expectEverywhere('signing out at one ends the session at all', other, '/api/home', 401);
  await admin.request('POST', `/api/users/${id}/ban`, {});
  await expectEverywhere('a ban ends those that are left', elsewhere, '/api/home', 401);
}

/** Codes for one network address: 30, wherever they are asked for. */
async function shareLimits(log: DrillLog, servers: ServerProcess[]): Promise<void> {
  const clients = servers.map((server) => createClient(server, () => '203.0.113.9'));
  const ask = (number: number) =>
    clients.map((client, index) => requestCode(client, `limit${number}-${index}@example.com`));
  const answers = await Promise.all(Array.from({ length: 11 }, (_, number) => ask(number)).flat());
  const statuses = answers.map(({ status }) => status);
  const [sent, refused] = [200, 429].map((status) => statuses.filter((each) => each === status).length);
  log.expect(
    '30 of 33 codes for one address are sent',
    sent === 30 && refused === 3,
    `${sent}, ${refused} refused`,
  );
}

async function loseOne(log: DrillLog, servers: ServerProcess[], mailbox: Mailbox): Promise<void> {
  const [first, second, third] = servers;
  if (!first || !second || !third) return;
  const admin = await signIn(first, mailbox);
  const staying = startLoad(at(second, admin));
  const losing = startLoad(at(third, admin));
  await until(async () => losing.acknowledged.length > 15);
  await third.stop('SIGKILL');
  await Promise.all([staying.stop(), losing.stop()]);
  log.did('killed one of them while both were read from and written to');
  expectAll(log, 'the other answers as before', staying.seen);
  await expectNothingLost(log, admin, [...staying.acknowledged, ...losing.acknowledged]);
}
