import { afterAll, expect, it } from 'vitest';
import { type Permissions, type Role, roleNames, roles } from '#contract/permissions.ts';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { idOf } from '#tests/support/id-of.ts';

/** Custom roles that a team may add: each has some of an admin's permissions, none may update users. */
const added: Record<string, Permissions> = {
  clerk: { user: ['list', 'create', 'set-role'] },
  guard: { user: ['ban', 'impersonate'] },
};

Object.assign(roles, added);
roleNames.push(...(Object.keys(added) as Role[]));

const server = await startAuthServer();
const clerk = await server.signIn('clerk@example.com', { role: 'clerk' });
const clerkId = await idOf(clerk);
const adaId = await idOf(await server.signIn('ada@example.com'));
afterAll(async () => {
  await server.stop();
  for (const name of Object.keys(added) as Role[]) {
    delete (roles as Partial<typeof roles>)[name];
    roleNames.splice(roleNames.indexOf(name), 1);
  }
});

it('a role without user:update lists at most a hundred users per request', async () => {
  expect((await clerk.get('/admin/list-users?limit=5000')).body.limit).toBe(100);
});

it.each([
  { password: 'a password of mine' },
  { data: { emailVerified: true } },
  { data: { role: 'admin' } },
  { data: { onboardedAt: '2020-01-01' } },
])('and cannot create users with %j', async (change) => {
  const answer = await clerk.post('/admin/create-user', { email: 'b@example.com', name: 'B', ...change });
  expect([answer.status, answer.body.code]).toEqual([400, 'FIELD_NOT_ALLOWED']);
});

it('creates users only with existing roles', async () => {
  const create = (role: unknown) =>
    clerk.post('/admin/create-user', { email: 'c@example.com', name: 'C', role });
  expect((await create('king')).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_SET_NON_EXISTENT_VALUE');
  expect((await create('user, clerk')).body.user.role).toBe('user,clerk');
});

it('assigns roles in any form, and may remove its own', async () => {
  const set = (userId: string, role: unknown) => clerk.post('/admin/set-role', { userId, role });
  expect((await set(adaId, 'user, guard')).body.user.role).toBe('user,guard');
  expect((await set(adaId, ['king'])).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_SET_NON_EXISTENT_VALUE');
  expect((await set(clerkId, 'user,clerk')).body.user.role).toBe('user,clerk');
});

it('without further permissions may do nothing else', async () => {
  const update = await clerk.post('/admin/update-user', { userId: adaId, data: { name: 'X' } });
  expect([update.status, update.body.code]).toEqual([403, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS']);
  const ban = await clerk.post('/admin/ban-user', { userId: adaId, banExpiresIn: -1 });
  expect([ban.status, ban.body.code]).toEqual([403, 'YOU_ARE_NOT_ALLOWED_TO_BAN_USERS']);
});

it('with permission to ban and impersonate is subject to the rules of both', async () => {
  const guard = await server.signIn('guard@example.com', { role: 'guard' });
  const ban = await guard.post('/admin/ban-user', { userId: clerkId, banExpiresIn: -1 });
  expect([ban.status, ban.body.code]).toEqual([422, 'VALIDATION_FAILED']);
  const second = await server.signIn('second-guard@example.com', { role: 'guard' });
  await guard.post('/admin/impersonate-user', { userId: await idOf(second) });
  const nested = await guard.post('/admin/impersonate-user', { userId: clerkId });
  expect([nested.status, nested.body.code]).toEqual([403, 'NOT_WHILE_IMPERSONATING']);
});
