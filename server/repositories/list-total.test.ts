import { afterAll, beforeEach, expect, it } from 'vitest';
import type { RepositoryList } from '#contract/repositories/repositories.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const admin = await signInUser(server, 'admin@example.com');
afterAll(() => server.stop());

beforeEach(async () => {
  await server.database.sql`truncate repositories cascade`;
  await server.database.sql`
    insert into repositories (name, link) select 'r' || n, 'https://git.example' from generate_series(1, 1010) n`;
});

const list = async (query = ''): Promise<RepositoryList> =>
  (await admin.request('GET', `${server.url}/api/repositories${query}`)).body;

it('is forgotten after a second, when something else has deleted', async () => {
  expect((await list()).total).toEqual({ count: 1000, exact: false });
  await server.database.sql`delete from repositories where name like 'r9%'`;
  await expect.poll(async () => (await list()).total).toEqual({ count: 899, exact: true });
});

it('is forgotten at once by the process that deletes', async () => {
  const { items, total } = await list();
  expect(total).toEqual({ count: 1000, exact: false });
  const ids = items.map(({ id }) => id);
  expect((await admin.request('POST', `${server.url}/api/repositories/delete`, { ids })).body.count).toBe(20);
  expect((await list()).total).toEqual({ count: 990, exact: true });
});

it('is not believed against a page that ends the list', async () => {
  expect((await list()).total).toEqual({ count: 1000, exact: false });
  await server.database.sql`delete from repositories where name <> 'r1'`;
  expect((await list()).total).toEqual({ count: 1, exact: true });
});
