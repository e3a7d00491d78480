import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { ensureBuilt } from '#scripts/ensure-built.ts';
import { Browser } from '#tests/support/browser.ts';
import { type Mailbox, startMailbox } from '#tests/support/mailbox.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

export interface TestCluster extends Cluster {
  mailbox: Mailbox;
  primary: postgres.Sql;
  /** A browser that reaches one of the servers past the balancer, as if the balancer had chosen that one. */
  at(server: number, from?: Browser): Browser;
  /** Signs a person in by a server. ADMIN_EMAILS has admin@example.com. */
  signIn(server: number, email: string): Promise<Browser>;
}

/** The cluster of `npm run cluster`, on a folder of its own, with a mailbox. */
export async function startTestCluster(variables: NodeJS.ProcessEnv = {}): Promise<TestCluster> {
  if (!(await ensureBuilt())) throw new Error('the build failed');
  const dataDir = await mkdtemp(join(tmpdir(), 'test-cluster-'));
  await chmod(dataDir, 0o711);
  const mailbox = await startMailbox();
  const cluster = await startCluster({
    dataDir,
    logger: { info: () => {}, warn: () => {}, error: console.error },
    smtpUrl: mailbox.url,
    variables: { LOG_LEVEL: 'warn', ...variables },
  });
  const primary = postgres(cluster.primaryUrl, { max: 2, onnotice: () => {} });
  let people = 0;
  const at: TestCluster['at'] = (server, from) => {
    const browser = new Browser(cluster.url, urlOf(cluster.servers, server));
    for (const [name, value] of from?.cookies ?? []) browser.cookies.set(name, value);
    // The servers trust loopback, where the balancer is. Each person has an own address, for the limits.
    browser.headers = from?.headers ?? {
      'x-forwarded-host': new URL(cluster.url).host,
      'x-forwarded-for': `10.0.0.${++people}`,
    };
    return browser;
  };
  return {
    ...cluster,
    mailbox,
    primary,
    at,
    signIn: async (server, email) => {
      const client = at(server);
      await client.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
      await client.post('/sign-in/email-otp', { email, otp: await mailbox.codeFor(email) });
      await client.request('POST', `${client.url}/api/onboarding`, { name: 'Amina Wanjiru' });
      return client;
    },
    stop: async () => {
      await primary.end();
      await cluster.stop();
      await mailbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function urlOf(servers: ServerProcess[], index: number): string {
  return servers[index]?.url ?? '';
}
