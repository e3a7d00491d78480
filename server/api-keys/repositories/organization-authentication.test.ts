import { afterAll, expect, it } from 'vitest';
import { tokenPrefix } from '#contract/redact.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { startKeysServer } from '#tests/support/keys-server.ts';

const { server, call, outcome, read, signIn, makeOrganization, join } = await startKeysServer();
const { sql } = server.database;
afterAll(() => server.stop());

const path = '/account/api-keys';
const newRepository = () => ({ name: crypto.randomUUID(), link: 'git.example/lantern' });

it('acts as its owner, over REST and over RPC, and its cookies do not count', async () => {
  const [admin, adminId] = await server.signInAdmin('acting@example.com');
  const { program, id } = await makeKey(admin);
  const created = (await call(program, 'POST', '/repositories', newRepository())).body;
  expect(created).toMatchObject({ organizationId: null });
  const rpc = await call(program, 'POST', '/fn/repositories.read', { data: { id: created.id } });
  expect(rpc.body.id).toBe(created.id);
  expect(await outcome(program, 'GET', '/users')).toBe('200');
  const [event] = await sql`select actor_id as actor, client from audit_events
    where action = 'repository.created' and subject_id = ${created.id}`;
  expect(event).toEqual({ actor: adminId, client: `api-key ${id}` });

  const user = await signIn();
  const { program: weak } = await makeKey(user);
  for (const [name, value] of admin.cookies) weak.cookies.set(name, value);
  expect(await outcome(weak, 'GET', '/users')).toBe('403 API_KEY_NOT_ALLOWED');
  expect((await weak.get('/get-session')).body).toBeNull();
  weak.headers = {};
  expect(await outcome(weak, 'GET', '/users')).toBe('200');
});

it('allows what it was given, and of that what the owner may now', async () => {
  const admin = await signIn('admin');
  const { program } = await makeKey(admin, { permissions: ['repository:read', 'repository:create'] });
  const { id } = (await call(program, 'POST', '/repositories', newRepository())).body;
  expect(await outcome(program, 'POST', '/repositories/delete', { ids: [id] })).toBe(
    '403 API_KEY_NOT_ALLOWED',
  );
  expect((await program.request('GET', `${server.url}/api/repositories/export`)).status).toBe(200);
  await sql`update users set role = 'user' where id = ${await idOf(admin)}`;
  expect(await read(program)).toBe('200');
  expect(await outcome(program, 'POST', '/repositories', newRepository())).toBe('403 RESOURCE_NOT_ALLOWED');
});

it('of an organization it reaches that one alone, whatever its owner may elsewhere', async () => {
  const admin = await signIn('admin');
  const [own, other] = [await makeOrganization(admin), await makeOrganization(admin)];
  await call(admin, 'POST', `/organizations/${other}/active`, {});
  const add = async (scope: string) =>
    (await call(admin, 'POST', '/repositories', { ...newRepository(), scope })).body.id;
  const [mine, theirs, nobodys] = [await add(own), await add(other), await add('none')];
  const { program } = await makeKey(admin, { organizationId: own });
  const { items } = (await call(program, 'GET', '/repositories')).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([mine]);
  const made = (await call(program, 'POST', '/repositories', newRepository())).body;
  expect(made.organizationId).toBe(own);
  for (const scope of ['all', 'none', own, other]) {
    expect(await outcome(program, 'GET', `/repositories?scope=${scope}`)).toBe('403 RESOURCE_NOT_ALLOWED');
    const record = { ...newRepository(), scope };
    expect(await outcome(program, 'POST', '/repositories', record)).toBe('403 RESOURCE_NOT_ALLOWED');
  }
  for (const id of [theirs, nobodys]) {
    expect((await call(program, 'GET', `/repositories/${id}`)).status).toBe(404);
    const gone = await call(program, 'POST', '/repositories/delete', { ids: [id] });
    expect(gone.body.count ?? 0).toBe(0);
  }
  for (const [from, to] of [
    [own, other],
    [other, own],
    [own, 'none'],
    ['none', own],
    [own, own],
  ])
    expect(await outcome(program, 'POST', '/repositories/move', { ids: [mine], from, to })).toMatch(/^403 /);
  for (const where of ['/users', '/jobs', `/users/${await idOf(admin)}`])
    expect(await outcome(program, 'GET', where)).toMatch(/^403 /);
  expect(await outcome(program, 'GET', `/repositories?expectedScope=${other}`)).not.toMatch(/^5/);
});

it('of the installation it does not reach into organizations of which its owner is a member', async () => {
  const user = await signIn();
  const organizationId = await makeOrganization(user);
  await call(user, 'POST', `/organizations/${organizationId}/active`, {});
  const { id } = (await call(user, 'POST', '/repositories', newRepository())).body;
  const { program } = await makeKey(user);
  expect((await call(program, 'GET', `/repositories/${id}`)).status).toBe(404);
  const move = { ids: [id], from: organizationId, to: organizationId };
  expect(await outcome(program, 'POST', '/repositories/move', move)).toMatch(/^403 /);
  expect(await outcome(program, 'GET', `/repositories?scope=${organizationId}`)).toMatch(/^403 /);
});

const ends: [string, (owner: Browser, key: { id: string; organizationId: string }) => Promise<unknown>][] = [
  ['it is revoked', (owner, { id }) => call(owner, 'DELETE', `${path}/${id}`)],
  [
    'an admin revokes it',
    async (owner, { id }) => call(server.admin, 'DELETE', `/users/${await idOf(owner)}/api-keys/${id}`),
  ],
  ['it expires', (_, { id }) => sql`update api_keys set expires_at = now() where id = ${id}`],
  [
    'its owner is banned',
    async (owner) => sql`update users set banned = true where id = ${await idOf(owner)}`,
  ],
  [
    'its owner is deleted',
    async (owner) => {
      const id = await idOf(owner);
      await sql`delete from organizations`;
      await sql`delete from users where id = ${id}`;
    },
  ],
  [
    'the membership ends',
    async (owner, { organizationId }) => {
      await join(organizationId, server.admin, 'owner');
      await call(owner, 'POST', `/organizations/${organizationId}/leave`, {});
    },
  ],
  [
    'the organization is deleted',
    (owner, key) => call(owner, 'DELETE', `/organizations/${key.organizationId}`),
  ],
];

it.each(ends)('is worth nothing once %s, also where nobody has to sign in', async (_, end) => {
  const owner = await signIn();
  const organizationId = await makeOrganization(owner);
  const { id, program } = await makeKey(owner, { organizationId });
  expect(await read(program)).toBe('200');
  await end(owner, { id, organizationId });
  expect(await read(program)).toBe('401 UNAUTHORIZED');
  for (const open of ['/init', '/invite-links/none', '/repositories/export'])
    expect(await outcome(program, 'GET', open)).toBe('401 UNAUTHORIZED');
  const { headers } = await call(program, 'GET', '/init');
  expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
});

it('does less as soon as the role in the organization is a lower one', async () => {
  const owner = await signIn();
  const organizationId = await makeOrganization(owner);
  const member = await signIn();
  await join(organizationId, member, 'admin');
  const { program } = await makeKey(member, { organizationId });
  expect(await outcome(program, 'POST', '/repositories', newRepository())).toBe('200');
  await sql`update members set role = 'member' where user_id = ${await idOf(member)}`;
  expect(await outcome(program, 'POST', '/repositories', newRepository())).toBe('403 RESOURCE_NOT_ALLOWED');
  expect(await read(program)).toBe('200');
});

it('a header that holds no key of ours is left alone', async () => {
  const program = new Browser(server.url);
  for (const authorization of ['Bearer other', 'Basic bGF0Y2hrZXlfOg==', `${tokenPrefix()}x`, 'Bearer']) {
    program.headers = { authorization };
    expect(await outcome(program, 'GET', '/init')).toBe('200');
    expect(await read(program)).toBe('401 UNAUTHORIZED');
  }
  for (const authorization of [
    `Bearer ${tokenPrefix()}`,
    `bearer ${tokenPrefix()}x`,
    `BEARER  ${tokenPrefix()}x`,
  ]) {
    program.headers = { authorization };
    expect(await outcome(program, 'GET', '/init')).toBe('401 UNAUTHORIZED');
  }
});
