import postgres from 'postgres';
import { readCode } from '../../tests/support/mailbox.ts';
import { type ServerProcess, startHostedServer } from '../../tests/support/server-process.ts';
import { startSmtpServer, type TestSmtpServer } from '../../tests/support/smtp-server.ts';
import type { Drill, DrillLog } from './drill.ts';
import { at, type Client, type ClientResponse, signIn } from './parts/client.ts';
import { expectRunning } from './parts/expectations.ts';
import { createUser, emailOf, summary, until } from './parts/load.ts';
import { startOwnPostgres } from './parts/own-postgres.ts';

/** Milliseconds that each mail takes, so that servers have their hands full. */
const mailMs = 500;

/** Mails that a server sends at once. */
const most = 10;

/** A mail's recipient, and how often its job was begun again. */
type Sent = { recipient: string; again: number };

export const killedAmidJobs: Drill = {
  name: 'killed-amid-jobs',
  does: 'one of two servers is killed (SIGKILL) while 500 invitations are asked for and mailed, and a third starts later',
  quick: false,
  async run(log, { quick }) {
    const mails = await startSmtpServer({
      onMailFrom: (_address, _session, callback) => void setTimeout(callback, mailMs),
    });
    const own = await startOwnPostgres();
    const start = () => startHostedServer({ databaseUrl: own.url, smtpUrl: mails.url });
    const servers: ServerProcess[] = [];
    const sql = postgres(own.url, { max: 1 });
    try {
      const [staying, losing] = await Promise.all([start(), start()]);
      servers.push(staying, losing);
      const admin = await signIn(staying, { codeFor: (to) => codeIn(mails, to) });
      const invitations = quick ? 100 : 500;
      const { acknowledged, killedAt } = await killAmid(log, invitations, [staying, losing], admin);
      servers.push(await start());
      const counts = () => countByRecipient(mails);
      await until(async () => acknowledged.every((email) => counts().has(email)), 300_000);
      log.expectWithin('every acknowledged mail arrives', 120_000, performance.now() - killedAt);
      const left = () => sql`select from jobs.job where name = 'app.mail' and state < 'completed'`;
      await until(async () => (await left()).length === 0);
      const sent = await sql<Sent[]>`
        select recipient, retry_count as again from mails join jobs.job on data ->> 'id' = mails.id::text`;
      expectRuns(log, sent, counts());
      expectRunning(log, staying);
    } finally {
      await sql.end();
      await Promise.all(servers.map((server) => server.stop('SIGKILL')));
      await Promise.all([own.remove(), mails.stop()]);
    }
  },
};

/** Invites people at both servers, and kills the second after half of them. */
async function killAmid(
  log: DrillLog,
  wanted: number,
  [staying, losing]: [ServerProcess, ServerProcess],
  admin: Client,
): Promise<{ acknowledged: string[]; killedAt: number }> {
  const seen: ClientResponse[] = [];
  const acknowledged: string[] = [];
  const clients = [at(staying, admin), at(losing, admin)];
  let next = 0;
  const invite = async () => {
    while (next < wanted) {
      next += 1;
      const name = `invited ${next}`;
      const answer = await createUser(clients[next % clients.length] ?? admin, name, true);
      seen.push(answer);
      if (answer.status >= 200 && answer.status < 300) acknowledged.push(emailOf(name));
    }
  };
  const inviting = Promise.all(Array.from({ length: 20 }, invite));
  await until(async () => acknowledged.length >= wanted / 2);
  // As a load balancer does.
  clients.pop();
  const killedAt = performance.now();
  await losing.stop('SIGKILL');
  await inviting;
  log.did(`asked for ${wanted} invitations at both, killed one after half of them: ${summary(seen)}`);
  return { acknowledged, killedAt };
}

/** What was in the hands of the killed server is begun again, once; all else ran once. */
function expectRuns(log: DrillLog, sent: Sent[], counts: Map<string, number>): void {
  const [met, others] = [sent.filter(({ again }) => again > 0), sent.filter(({ again }) => again === 0)];
  const twice = met.filter(({ recipient }) => (counts.get(recipient) ?? 0) > 1);
  log.expect(
    `at most the ${most} mails in the hands of the killed server are begun again, once`,
    met.length > 0 && met.length <= most && met.every(({ again }) => again === 1),
    `${met.length} begun again, of which ${twice.length} arrived twice`,
  );
  const wrong = others.filter(({ recipient }) => counts.get(recipient) !== 1);
  log.expect(
    'all others arrive once',
    wrong.length === 0,
    `${others.length - wrong.length} of ${others.length} once`,
  );
}

function countByRecipient({ messages }: TestSmtpServer): Map<string, number> {
  const counts = new Map<string, number>();
  for (const recipient of messages.flatMap(({ recipients }) => recipients))
    counts.set(recipient, (counts.get(recipient) ?? 0) + 1);
  return counts;
}

async function codeIn({ messages }: TestSmtpServer, to: string): Promise<string> {
  const mailTo = () => messages.find(({ recipients }) => recipients.includes(to));
  await until(async () => mailTo() !== undefined);
  const message = mailTo();
  if (!message) throw new Error(`no mail to ${to}`);
  return readCode(message.mail);
}
