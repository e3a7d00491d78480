import type { TransactionSql } from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { mostApiKeys } from '#contract/api-keys/api-keys.ts';
import { tokenPrefix } from '#contract/redact.ts';
import { makeKey, programWith } from '#tests/support/api-keys.ts';
import { idOf } from '#tests/support/id-of.ts';
import { startKeysServer } from '#tests/support/keys-server.ts';
import { whileChanging } from '#tests/support/while-changing.ts';

const { server, call, outcome, read, signIn, makeOrganization, join } = await startKeysServer();
const { sql } = server.database;
afterAll(() => server.stop());

const path = '/account/api-keys';
const newKey = { name: 'Report', days: 90, organizationId: null, permissions: ['repository:read'] };

it('shows the key once, and stores its hash alone', async () => {
  const ada = await signIn();
  const { body } = await call(ada, 'POST', path, newKey);
  expect(body.token).toMatch(new RegExp(`^${tokenPrefix()}[\\w-]{43}$`));
  const { items, places } = (await call(ada, 'GET', path)).body;
  expect(items).toEqual([
    {
      id: body.id,
      name: 'Report',
      start: body.token.slice(0, tokenPrefix().length + 4),
      organizationId: null,
      organization: null,
      permissions: ['repository:read'],
      createdAt: expect.any(String),
      lastUsedAt: null,
      expiresAt: expect.any(String),
    },
  ]);
  const days = (Date.parse(items[0].expiresAt) - Date.parse(items[0].createdAt)) / (24 * 3600 * 1000);
  expect(Math.round(days)).toBe(90);
  expect(places).toEqual([{ organizationId: null, organization: null, permissions: ['repository:read'] }]);
  await programWith(server.url, body.token).request('GET', `${server.url}/api/repositories?q=${body.token}`);
  await programWith(server.url, `${body.token}x`).request('GET', `${server.url}/api/${body.token}`);
  const tables = await sql`select row_to_json(t)::text as row from api_keys t
    union all select row_to_json(e)::text from audit_events e`;
  const data = (await call(ada, 'GET', '/account/data')).body;
  expect(data.apiKeys).toHaveLength(1);
  for (const text of [JSON.stringify(tables), JSON.stringify(data), ...server.logs])
    expect(text).not.toContain(body.token.slice(tokenPrefix().length));
  const [{ hash }] = (await sql`select hash from api_keys where id = ${body.id}`) as [{ hash: string }];
  expect(JSON.stringify([data, items])).not.toContain(hash);
});

it.each([
  ['account:update'],
  ['apps:manager'],
  ['user:set-role'],
  ['user:impersonate'],
  ['user:create'],
  ['session:list'],
  ['organization:manage'],
  ['repository:own'],
  ['repository'],
])('nobody gives a key %s', async (permission) => {
  const permissions = ['repository:read', permission];
  const answer = await call(server.admin, 'POST', path, { ...newKey, permissions });
  expect([answer.status, answer.body.data]).toEqual([403, { resource: permission }]);
  // Nor does it count where it came into the table in some other way.
  const { id, program } = await makeKey(server.admin, { permissions: ['repository:read'] });
  await sql`update api_keys set permissions = ${[permission]} where id = ${id}`;
  for (const where of ['/account', '/account/api-keys', '/dashboard', '/repositories', '/organizations'])
    expect(await outcome(program, 'GET', where)).toMatch(/^40[34] /);
  await call(server.admin, 'DELETE', `${path}/${id}`);
});

it('is given no more than the owner holds', async () => {
  const user = await signIn();
  const permissions = ['repository:read', 'repository:delete'];
  expect(await outcome(user, 'POST', path, { ...newKey, permissions })).toBe('403 RESOURCE_NOT_ALLOWED');
  const organizationId = await makeOrganization(await signIn());
  expect(await outcome(user, 'POST', path, { ...newKey, organizationId })).toBe('403 RESOURCE_NOT_ALLOWED');
  await join(organizationId, user, 'member');
  expect(await outcome(user, 'POST', path, { ...newKey, organizationId })).toBe('200');
  const more = { ...newKey, organizationId, permissions };
  expect(await outcome(user, 'POST', path, more)).toBe('403 RESOURCE_NOT_ALLOWED');
});

it.each([
  { name: ' ' },
  { name: 'x'.repeat(101) },
  { days: 31 },
  { days: '90' },
  { permissions: [] },
  { permissions: 'repository:read' },
])('refuses a new key with %j', async (change) => {
  expect(await outcome(server.admin, 'POST', path, { ...newKey, ...change })).toBe('422 VALIDATION_FAILED');
});

it('of two keys made at once at the limit one is made', async () => {
  const ada = await signIn();
  for (let count = 1; count < mostApiKeys; count += 1) await makeKey(ada);
  const both = await Promise.all([1, 2, 3].map(() => outcome(ada, 'POST', path, newKey)));
  expect(both.toSorted()).toEqual(['200', '403 API_KEY_LIMIT_REACHED', '403 API_KEY_LIMIT_REACHED']);
  expect((await call(ada, 'GET', path)).body.items).toHaveLength(mostApiKeys);
});

it('is not made for who leaves the organization, or the product, at that moment', async () => {
  const owner = await signIn();
  const organizationId = await makeOrganization(owner);
  const ada = await signIn();
  await join(organizationId, ada, 'admin');
  const adaId = await idOf(ada);
  const makeDuring = (leave: (tx: TransactionSql) => PromiseLike<unknown>) =>
    whileChanging(sql, leave, () => outcome(ada, 'POST', path, { ...newKey, organizationId }));
  expect(await makeDuring((tx) => tx`delete from members where user_id = ${adaId}`)).toBe(
    '403 RESOURCE_NOT_ALLOWED',
  );
  expect(await makeDuring((tx) => tx`delete from users where id = ${adaId}`)).toBe('401 UNAUTHORIZED');
});

it('is made by its owner alone, and revoked by nobody else', async () => {
  const ada = await signIn();
  const adaId = await idOf(ada);
  const { id, program } = await makeKey(ada);
  expect((await call(await signIn(), 'DELETE', `${path}/${id}`)).body).toEqual({ count: 0 });
  const someone = await idOf(await signIn());
  const other = `/users/${someone}/api-keys/${id}`;
  expect((await call(server.admin, 'DELETE', other)).body).toEqual({ count: 0 });
  expect(await read(program)).toBe('200');
  const acting = await signIn('admin');
  await call(acting, 'POST', `/users/${adaId}/impersonate`);
  for (const [method, where] of [
    ['GET', path],
    ['POST', path],
    ['DELETE', `${path}/${id}`],
  ] as const)
    expect(await outcome(acting, method, where, method === 'POST' ? newKey : undefined)).toBe(
      '403 NOT_WHILE_IMPERSONATING',
    );
  const { items } = (await call(server.admin, 'GET', `/users/${adaId}/api-keys`)).body;
  expect(items).toMatchObject([{ id, name: 'Key' }]);
  expect((await call(server.admin, 'DELETE', `/users/${adaId}/api-keys/${id}`)).body).toEqual({ count: 1 });
  const events = await sql`select actor_id as actor, action, data from audit_events
    where subject_id = ${id} order by id`;
  expect(events).toEqual([
    {
      actor: adaId,
      action: 'api-key.created',
      data: { userId: adaId, organizationId: null, permissions: ['repository:read'] },
    },
    { actor: server.adminId, action: 'api-key.revoked', data: { userId: adaId, name: 'Key' } },
  ]);
});

it('of an organization is told in its audit trail', async () => {
  const ada = await signIn();
  const organizationId = await makeOrganization(ada);
  const { id } = await makeKey(ada, { organizationId });
  await call(ada, 'DELETE', `${path}/${id}`);
  const events = await sql`select action, organization_id as "organizationId" from audit_events
    where subject_id = ${id} order by id`;
  expect(events).toEqual([
    { action: 'api-key.created', organizationId },
    { action: 'api-key.revoked', organizationId },
  ]);
});

it('tells when it was last used, to within five minutes', async () => {
  const ada = await signIn();
  const { id, program } = await makeKey(ada);
  const lastUse = async () => (await call(ada, 'GET', path)).body.items[0].lastUsedAt;
  await read(program);
  await expect.poll(lastUse).not.toBeNull();
  const first = await lastUse();
  await read(program);
  expect(await lastUse()).toBe(first);
  await sql`update api_keys set last_used_at = now() - interval '6 minutes' where id = ${id}`;
  await read(program);
  await expect.poll(async () => Date.parse(await lastUse()) > Date.parse(first)).toBe(true);
});
