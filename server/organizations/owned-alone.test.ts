import { afterAll, expect, it } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

it('the account of the only owner of one with other members is not deleted, before and after the code', async () => {
  const { sql } = server.database;
  const ada = await signInUser(server, 'ada@example.com');
  const id = (await ada.get('/get-session')).body.user.id;
  const other = await server.addUser();
  const call = (operation: string, data?: unknown) =>
    ada.request('POST', `${server.url}/api/fn/account.${operation}`, { data });
  await call('requestDeletion');
  const code = await server.mailbox.codeFor('ada@example.com');
  await sql`insert into organizations (id, name, slug) values ('alone', 'Mwangaza', 'alone')`;
  await sql`insert into members (id, organization_id, user_id, role)
    values ('a1', 'alone', ${id}, 'owner'), ('a2', 'alone', ${other}, 'member')`;
  for (const answer of [await call('delete', { code }), await call('requestDeletion')]) {
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([
      400,
      'ACCOUNT_OWNS_ORGANIZATIONS',
      { organizations: [{ id: 'alone', name: 'Mwangaza' }] },
    ]);
  }
  expect((await call('read')).status).toBe(200);
});

it('admins are told that they cannot delete the user, and cannot', async () => {
  const [id, other] = [await server.addUser(), await server.addUser()];
  const { sql } = server.database;
  await sql`insert into organizations (id, name, slug) values ('org', 'Org', 'org')`;
  await sql`insert into members (id, organization_id, user_id, role)
    values ('m1', 'org', ${id}, 'owner'), ('m2', 'org', ${other}, 'member')`;
  const { body } = await server.call(server.admin, 'GET', `/users/${id}`);
  expect(body.can.delete).toEqual({ allowed: false, code: 'SOLE_OWNER' });
  const answer = await server.call(server.admin, 'DELETE', `/users/${id}`);
  expect([answer.status, answer.body.code]).toEqual([400, 'SOLE_OWNER']);
});
