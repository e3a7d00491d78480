import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startHostedServer } from '../../tests/support/server-process.ts';
import { smtpError, startSmtpServer, type TestSmtpServer } from '../../tests/support/smtp-server.ts';
import { type Drill, type DrillLog, recoveryMs } from './drill.ts';
import { createClient, requestCode } from './parts/client.ts';
import { expectAll, expectRunning } from './parts/expectations.ts';
import { millisecondsOf, until } from './parts/load.ts';
import { startOwnPostgres } from './parts/own-postgres.ts';

type SmtpOptions = Parameters<typeof startSmtpServer>[0];

const faults: { what: string; options: SmtpOptions | undefined }[] = [
  { what: 'down', options: undefined },
  {
    what: 'refusing (451)',
    options: { onMailFrom: (_address, _session, callback) => callback(smtpError(451, 'try again later')) },
  },
  {
    what: 'slow (15 s until it greets)',
    options: { onConnect: (_session, callback) => void setTimeout(callback, 15_000).unref() },
  },
];

export const mailServerAway: Drill = {
  name: 'mail-server-away',
  does: 'the mail server is down, refuses, and is slow while people ask for codes',
  quick: false,
  async run(log, { quick }) {
    const postgres = await startOwnPostgres();
    let mails = await startSmtpServer();
    const { port } = mails;
    const server = await startHostedServer({ databaseUrl: postgres.url, smtpUrl: mails.url });
    try {
      for (const { what, options } of quick ? faults.slice(0, 1) : faults) {
        await mails.stop();
        const faulty = options && (await startSmtpServer(options, port));
        await ask(server, log, { what, people: quick ? 5 : 20, awayMs: quick ? 1_000 : 60_000 }, async () => {
          await faulty?.stop();
          mails = await startSmtpServer({}, port);
          return mails;
        });
      }
    } finally {
      await server.stop('SIGKILL');
      await Promise.all([postgres.remove(), mails.stop()]);
    }
  },
};

async function ask(
  server: ServerProcess,
  log: DrillLog,
  { what, people, awayMs }: { what: string; people: number; awayMs: number },
  mend: () => Promise<TestSmtpServer>,
): Promise<void> {
  const addresses = Array.from({ length: people }, (_, index) => `${index}-${Date.now()}@example.com`);
  const answers = await Promise.all(addresses.map((email) => requestCode(createClient(server), email)));
  await sleep(awayMs);
  const health = await createClient(server).request('GET', '/readyz');
  const mails = await mend();
  const arrived = () => new Set(mails.messages.flatMap(({ recipients }) => recipients));
  const recovered = await until(async () => addresses.every((address) => arrived().has(address)), 150_000);
  log.did(`the mail server is ${what} for ${awayMs / 1000} s while ${people} people ask for a code`);
  expectAll(log, 'each is told at once that a code was sent', answers);
  log.expectWithin('the slowest of these answers comes', 2_000, Math.max(...millisecondsOf(answers)));
  log.expect('the server takes requests meanwhile', health.status === 200, `/readyz ${health.status}`);
  log.expectWithin('every code arrives once the mail server is back', recoveryMs, recovered);
  const counts = addresses.map(
    (address) => mails.messages.filter(({ recipients }) => recipients.includes(address)).length,
  );
  log.expect(
    'each arrives once',
    counts.every((count) => count === 1),
    counts.join(' '),
  );
  expectRunning(log, server);
}
