import { afterAll, expect, it, vi } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

it('an organization that is handed over to a member who is leaving does not keep the member from it', async () => {
  const { sql } = server.database;
  const owner = await signInUser(server, 'owner@example.com', 'Ada Owner');
  const call = (path: string, body: object) =>
    owner.request('POST', `${server.url}/api/organizations${path}`, body);
  const { id } = (await call('', { name: 'Acme', slug: 'acme' })).body;
  await sql`insert into users (id, name, email) values ('nia', 'Nia Member', 'nia@example.com')`;
  await sql`insert into members (id, organization_id, user_id) values ('m', ${id}, 'nia')`;
  const { answer } = await sql.begin(async (leaving) => {
    // What a departure locks, in its order: the triggers that keep an owner come after the row of the member.
    await leaving`select from members where id = 'm' for update`;
    const answer = call(`/${id}/transfer`, { memberId: 'm' });
    await vi.waitFor(async () =>
      expect(await sql`select from pg_locks where not granted`).not.toHaveLength(0),
    );
    await leaving`select from organizations where id = ${id} for update`;
    return { answer };
  });
  expect((await answer).status).toBe(200);
});
