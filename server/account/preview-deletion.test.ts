import { afterAll, expect, it } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
const { sql } = server.database;
afterAll(() => server.stop());

it('says before a code is sent what keeps the account from being deleted', async () => {
  const ada = await signInUser(server, 'ada@refused.example');
  const { id } = (await ada.get('/get-session')).body.user;
  const preview = async () => {
    const { status, body } = await ada.request('GET', `${server.url}/api/account/deletion`);
    return [status, body];
  };
  const nothing = { isLastAdmin: false, ownedAlone: [], neededBy: [] };
  expect(await preview()).toEqual([200, nothing]);

  await sql`create table test_tools (keeper_id text not null references users (id) on delete restrict)`;
  await sql`insert into test_tools values (${id}), (${id})`;
  const neededBy = [{ list: 'test_tools', count: 2 }];
  expect(await preview()).toEqual([200, { ...nothing, neededBy }]);
  await sql`drop table test_tools`;

  await sql`insert into organizations (id, name, slug) values ('alone', 'Mwangaza', 'alone'), ('own', 'Own', 'own')`;
  await sql`insert into members (id, organization_id, user_id, role) values
    ('a1', 'alone', ${id}, 'owner'), ('a2', 'alone', ${await server.addUser()}, 'member'), ('o1', 'own', ${id}, 'owner')`;
  expect(await preview()).toEqual([200, { ...nothing, ownedAlone: [{ id: 'alone', name: 'Mwangaza' }] }]);
  await sql`delete from organizations`;

  await sql`update users set role = case id when ${id} then 'admin' else 'user' end`;
  expect(await preview()).toEqual([200, { ...nothing, isLastAdmin: true }]);
});
