import postgres from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { product } from '#contract/product.ts';
import type { Browser } from '#tests/support/browser.ts';
import { adminEmail } from '#tests/support/server-process.ts';
import { startTestCluster, type TestCluster } from './start-test-cluster.ts';

// Several processes start, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

let cluster: TestCluster;
let writer: Browser;
let reader: Browser;

beforeAll(async () => {
  cluster = await startTestCluster();
  writer = await cluster.signIn(0, adminEmail);
  // Another browser of the same person: it has written nothing.
  reader = cluster.at(1, writer);
  reader.cookies.delete(`${product.slug}.just_written`);
});
afterAll(() => cluster.stop());

const userNamed = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '-')}@example.com`,
  roles: ['user'],
  invite: false,
});

const create = (browser: Browser, name: string) =>
  browser.request('POST', `${browser.url}/api/users`, userNamed(name));

const list = async (browser: Browser) => {
  const { status, body } = await browser.get(`${browser.url}/api/users`);
  return { status, names: body.items?.map(({ name }: { name: string }) => name) as string[] | undefined };
};

/** What servers last asked of the replica. */
async function askedOfReplica(): Promise<string[]> {
  const replica = postgres(cluster.replica.url, { max: 1, onnotice: () => {} });
  try {
    const rows = await replica<{ query: string }[]>`
      select query from pg_stat_activity
      where application_name = ${product.slug} and query ~ 'from "?users'`;
    return rows.map(({ query }) => query);
  } finally {
    await replica.end();
  }
}

const onReplica = async (statement: string) => {
  const replica = postgres(cluster.replica.url, { max: 1, onnotice: () => {} });
  await replica.unsafe(statement);
  await replica.end();
};

const listsComeFromReplica = () =>
  expect
    .poll(async () => {
      await list(reader);
      return (await askedOfReplica().catch(() => [])).length;
    })
    .toBeGreaterThan(0);

test('lists are read on the replica, and users see their own writes although it lags', async () => {
  await listsComeFromReplica();
  await onReplica('select pg_wal_replay_pause()');
  try {
    expect((await create(writer, 'While the replica stands still')).status).toBe(200);
    expect((await list(cluster.at(2, writer))).names).toContain('While the replica stands still');
    // Five seconds later nobody reads there any more.
    await expect.poll(async () => (await list(reader)).names).toContain('While the replica stands still');
  } finally {
    await onReplica('select pg_wal_replay_resume()');
  }
  await listsComeFromReplica();
});

test('reads survive the loss of the replica, and go back to it', async () => {
  await listsComeFromReplica();
  let lost = false;
  const statuses: number[] = [];
  const reading = (async () => {
    for (let after = 0; after < 10; after += Number(lost)) statuses.push((await list(reader)).status);
  })();
  await cluster.replica.stop();
  lost = true;
  await reading;
  expect(new Set(statuses)).toEqual(new Set([200]));
  await cluster.replica.start();
  await listsComeFromReplica();
});

// Last: a server is gone afterwards.
test('a server that is killed under load takes no acknowledged write with it, and readers see nothing of it', async () => {
  const through = cluster.at(0, writer);
  const atBalancer = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(cluster.url + path, {
      method,
      headers: {
        cookie: through.cookieHeader,
        ...(body !== undefined && { 'content-type': 'application/json', origin: cluster.url }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const acknowledged: string[] = [];
  const reads: number[] = [];
  let isOver = false;
  const write = async (writerNumber: number) => {
    for (let n = 0; n < 30; n++) {
      const name = `Under load ${writerNumber} ${n}`;
      const status = await atBalancer('POST', '/api/users', userNamed(name));
      if (status === 200) acknowledged.push(name);
      // Not received, or received by the one that died: whoever gets no answer cannot know.
      else expect(status).toBe(502);
    }
  };
  const read = async () => {
    for (let n = 0; n < 60 && !isOver; n++) reads.push(await atBalancer('GET', '/api/users?limit=1'));
  };
  const writing = Promise.all([0, 1, 2].map(write)).finally(() => {
    isOver = true;
  });
  const readings = Promise.all([read(), read()]);
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(15);
  await cluster.servers[2]?.stop('SIGKILL');
  const atKill = acknowledged.length;
  await writing;
  await readings;
  expect(acknowledged.length).toBeGreaterThan(atKill);
  expect(new Set(reads)).toEqual(new Set([200]));
  const rows = await cluster.primary<{ name: string }[]>`select name from users`;
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
  expect(cluster.balancer.states()[cluster.servers[2]?.url ?? '']).toBe('gone');
});
