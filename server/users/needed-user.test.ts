import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
const { sql } = server.database;
afterAll(() => server.stop());

// As `npm run add -- entity` writes a required reference to a user, and one of an organization.
beforeEach(async () => {
  await sql.unsafe(`create table test_tools (keeper_id text not null references users (id) on delete restrict,
    borrower_id text references users (id) on delete set null,
    maker_id text references users (id) on delete restrict)`);
  await sql.unsafe(`create table test_loans (keeper_id text not null references users (id) on delete no action,
    organization_id text references organizations (id) on delete cascade)`);
});
afterEach(() => sql.unsafe('drop table test_tools, test_loans'));

it('a user whom records need is not deleted, and the number of records is told', async () => {
  const id = await server.addUser();
  await sql`insert into test_tools values (${id}, ${id}, ${id}), (${id}, null, null)`;
  await sql`insert into organizations (id, name, slug) values ('own', 'Own', 'own')`;
  await sql`insert into test_loans values (${id}, 'own')`;
  const preview = () => server.call(server.admin, 'GET', `/users/${id}/deletion`);
  expect((await preview()).body).toEqual({
    neededBy: [
      { list: 'test_loans', count: 1 },
      { list: 'test_tools', count: 2 },
    ],
  });
  const { status, body } = await server.call(server.admin, 'DELETE', `/users/${id}`);
  expect([status, body.code, body.data]).toEqual([409, 'USER_IN_USE', { records: 3 }]);
  expect(body.message).toBe(
    'Records that need this user: 3. Choose another user in them or delete them first.',
  );
  expect((await server.call(server.admin, 'GET', `/users/${id}`)).status).toBe(200);

  const other = await server.addUser();
  await sql`update test_tools set keeper_id = ${other}, maker_id = null`;
  await sql`update test_loans set keeper_id = ${other}`;
  expect((await preview()).body).toEqual({ neededBy: [] });
  expect((await server.call(server.admin, 'DELETE', `/users/${id}`)).status).toBe(200);
  expect(await sql`select borrower_id from test_tools where borrower_id is not null`).toEqual([]);
  expect([(await preview()).status, (await preview()).body.code]).toEqual([404, 'USER_NOT_FOUND']);
});

it('no account is deleted that records need, before and after the code', async () => {
  const ada = await signInUser(server, 'ada@needed.example');
  const { id } = (await ada.get('/get-session')).body.user;
  const call = (operation: string, data?: unknown) =>
    ada.request('POST', `${server.url}/api/fn/account.${operation}`, { data });
  await call('requestDeletion');
  const code = await server.mailbox.codeFor('ada@needed.example');
  await sql`insert into test_tools values (${id}, null)`;
  for (const answer of [await call('delete', { code }), await call('requestDeletion')]) {
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([
      409,
      'ACCOUNT_IN_USE',
      { records: 1 },
    ]);
    expect(answer.body.message).toBe(
      'Records that need your account: 1. Another user must be chosen in them, or they must be deleted first.',
    );
  }
  await sql`delete from test_tools`;
  expect((await call('delete', { code })).status).toBe(200);
});

it('a record that comes to need the user meanwhile keeps the user, too', async () => {
  const id = await server.addUser();
  const deletion = await sql.begin(async (tx) => {
    await tx`insert into test_tools values (${id}, null)`;
    // It has counted no record, and waits for this transaction.
    const answer = server.call(server.admin, 'DELETE', `/users/${id}`);
    await waitForLock();
    return { answer };
  });
  const { status, body } = await deletion.answer;
  expect([status, body.code, body.data]).toEqual([409, 'USER_IN_USE', { records: 1 }]);
});

function waitForLock(): Promise<void> {
  return expect
    .poll(
      () => sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    .not.toHaveLength(0);
}
