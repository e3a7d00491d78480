import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

async function startWith(replicaUrl: string) {
  const server = await startTestServer({ DATABASE_REPLICA_URL: replicaUrl });
  onTestFinished(() => server.stop());
  const { cookieHeader } = await signInUser(server, 'ada@example.com');
  return {
    async get(path: string) {
      const response = await fetch(`${server.url}/api${path}`, { headers: { cookie: cookieHeader } });
      return { status: response.status, text: await response.text() };
    },
  };
}

const figures = '/dashboard/users?days=7&timeZone=UTC';

it('gives figures and exports, and everything else comes from the primary', async () => {
  // A database of its own acts as a replica that has not yet received what was written.
  const replica = await createTestDatabase();
  onTestFinished(() => replica.drop());
  const { get } = await startWith(replica.url);
  expect(JSON.parse((await get(figures)).text).total.count).toBe(0);
  expect((await get('/users/export')).text).not.toContain('ada@example.com');
  expect((await get('/users')).text).toContain('ada@example.com');
});

it('refuses to start where the replica answers, but not to this address', async () => {
  const replica = await createTestDatabase();
  onTestFinished(() => replica.drop());
  const url = new URL(replica.url);
  url.searchParams.set('no_such_parameter', '1');
  await expect(startTestServer({ DATABASE_REPLICA_URL: url.href })).rejects.toThrow(
    /^DATABASE_REPLICA_URL leads to a database that refuses the connection: .*no_such_parameter/,
  );
});

it('is awaited by the probe of readiness until it has answered once', async () => {
  const server = await startTestServer({ DATABASE_REPLICA_URL: 'postgres://user@127.0.0.1:1/none' });
  onTestFinished(() => server.stop());
  const answer = await fetch(`${server.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable', reason: 'replica' }]);
});

it('fails only those while nobody answers there', async () => {
  const { get } = await startWith('postgres://user@127.0.0.1:1/none');
  expect((await get(figures)).status).toBe(503);
  expect((await get('/users')).status).toBe(200);
  expect((await get('/home')).status).toBe(200);
});
