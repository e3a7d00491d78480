import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer({ ADMIN_USER_IDS: 'ruler' });
const { sql } = server.database;
await sql`insert into users (id, name, email, onboarded_at)
  values ('ruler', 'Ruth Ruler', 'ruler@example.com', now())`;
const ruler = await signInUser(server, 'ruler@example.com', 'Ruth Ruler');
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown) => server.call(server.admin, method, path, body);
const until = '2100-01-01T00:00:00.000Z';

/** All that users are made of, and what mails wait. */
const stored = async () =>
  JSON.stringify(
    await sql`select
      (select jsonb_agg(u order by id) from (select id, name, email, role, banned, ban_reason, language from users) u) as users,
      (select jsonb_agg(s order by id) from (select id, user_id, impersonated_by from sessions) s) as sessions,
      (select count(*) from mails) as mails`,
  );

const eventsOf = async (id: string) =>
  (
    await sql`select action, actor_id = ${server.adminId} as by_admin, data from audit_events
      where subject_id = ${id} order by id`
  ).map(({ action, by_admin, data }) => [action, by_admin, data]);

it.each<[string, object | null, (id: string) => Promise<Answer>]>([
  [
    'user.updated',
    { fields: ['name'] },
    async (id) => {
      const { updatedAt } = (await call('GET', `/users/${id}`)).body;
      return call('PUT', `/users/${id}`, { name: 'Ada B', language: null, expectedUpdatedAt: updatedAt });
    },
  ],
  [
    'user.roles-changed',
    { from: ['user'], to: ['user', 'admin'] },
    (id) => call('PUT', `/users/${id}/roles`, { roles: ['user', 'admin'] }),
  ],
  ['user.banned', { until }, (id) => call('POST', `/users/${id}/ban`, { reason: 'a secret', until })],
  ['user.banned', { until }, (id) => call('POST', '/users/ban', { ids: [id], reason: 'a secret', until })],
  ['user.deleted', null, (id) => call('DELETE', `/users/${id}`)],
  ['user.sessions-revoked', { count: 2 }, (id) => call('DELETE', `/users/${id}/sessions`)],
  ['user.sessions-revoked', { count: 2 }, (id) => call('POST', '/users/revoke-sessions', { ids: [id] })],
  [
    'user.sessions-revoked',
    { count: 1 },
    async (id) => {
      const [session] = (await call('GET', `/users/${id}/sessions`)).body.items;
      return call('DELETE', `/users/${id}/sessions/${session.id}`);
    },
  ],
  ['user.impersonated', null, (id) => call('POST', `/users/${id}/impersonate`)],
])('%s (%j) is one with its change, and nothing changes without it', async (action, data, act) => {
  const id = await server.addUser();
  await server.addSession(id);
  await server.addSession(id);
  const before = await stored();
  await sql`alter table audit_events add constraint none check (action not like 'user.%') not valid`;
  try {
    expect((await act(id)).status).toBe(500);
  } finally {
    await sql`alter table audit_events drop constraint none`;
  }
  expect(await stored()).toBe(before);
  expect((await act(id)).status).toBe(200);
  if (action === 'user.impersonated') await server.admin.post('/admin/stop-impersonating');
  expect(await eventsOf(id)).toEqual([[action, true, data]]);
  await sql`delete from users where id = ${id}`;
});

it('user.created is one with the user and the mail', async () => {
  const create = () => call('POST', '/users', { email: 'made@example.com', roles: ['user', 'admin'] });
  const before = await stored();
  await sql`alter table audit_events add constraint none check (action not like 'user.%') not valid`;
  expect((await create()).status).toBe(500);
  await sql`alter table audit_events drop constraint none`;
  expect(await stored()).toBe(before);
  const { body } = await create();
  expect(await eventsOf(body.id)).toEqual([['user.created', true, { roles: ['user', 'admin'] }]]);
  await sql`delete from users where id = ${body.id}`;
});

it('a lifted ban leaves one event, and what changes nothing or is refused none', async () => {
  const id = await server.addUser({ banned: true });
  for (const _ of [1, 2]) await call('POST', `/users/${id}/unban`);
  await call('PUT', `/users/${id}/roles`, { roles: ['user'] });
  await call('PUT', `/users/${id}/roles`, { roles: ['king'] });
  await call('DELETE', `/users/${id}/sessions`);
  expect(await eventsOf(id)).toEqual([['user.unbanned', true, null]]);
  const before = await eventsOf(server.adminId);
  await call('POST', `/users/${server.adminId}/ban`, { reason: '' });
  await call('DELETE', `/users/${server.adminId}`);
  expect(await eventsOf(server.adminId)).toEqual(before);
});

it('a ban ends sessions also where an earlier one had ended by itself', async () => {
  const id = await server.addUser({ banned: true, banExpires: '2020-01-01T00:00:00Z' });
  await server.addSession(id);
  await call('POST', `/users/${id}/ban`, { reason: '' });
  expect(await sql`select from sessions where user_id = ${id}`).toEqual([]);
});

describe('an admin by configuration', () => {
  const outcome = async (method: string, path: string, body?: unknown) => {
    const answer = await server.call(ruler, method, path, body);
    return [answer.status, answer.body.code];
  };

  it('is listed and found as an admin', async () => {
    const { items } = (await call('GET', '/users?role=admin&sort=name')).body;
    expect(items.map(({ id, roles }: { id: string; roles: string[] }) => [id, roles])).toEqual([
      [server.adminId, ['admin']],
      ['ruler', ['admin', 'user']],
    ]);
  });

  it('does not take the last admin away', async () => {
    const path = `/users/${server.adminId}`;
    for (const request of [
      outcome('PUT', `${path}/roles`, { roles: ['user'] }),
      outcome('POST', `${path}/ban`, {}),
      outcome('DELETE', path),
    ])
      expect(await request).toEqual([400, 'LAST_ADMIN']);
    const { can } = (await server.call(ruler, 'GET', path)).body;
    expect([can.setRoles.code, can.ban.code, can.delete.code]).toEqual(Array(3).fill('LAST_ADMIN'));
  });

  it('is told of the last admin among several, of whom the others are banned', async () => {
    const [first, second] = [await server.addUser(), await server.addUser()];
    const answer = await server.call(ruler, 'POST', '/users/ban', { ids: [first, server.adminId, second] });
    expect(answer.body).toMatchObject({ done: 2, refused: [{ id: server.adminId, code: 'LAST_ADMIN' }] });
  });

  it('neither acts as an admin, nor is acted as', async () => {
    for (const id of [server.adminId, 'ruler'])
      expect(await outcome('POST', `/users/${id}/impersonate`)).toEqual([
        403,
        'YOU_CANNOT_IMPERSONATE_ADMINS',
      ]);
    const answer = await call('POST', '/users/ruler/impersonate');
    expect(answer.body.code).toBe('YOU_CANNOT_IMPERSONATE_ADMINS');
  });
});

it('nobody acts as who becomes an admin at the same moment', async () => {
  const id = await idOf(await signInUser(server, 'ada@example.com'));
  let answer: Promise<Answer> | undefined;
  await sql.begin(async (transaction) => {
    await transaction`update users set role = 'admin' where id = ${id}`;
    answer = call('POST', `/users/${id}/impersonate`);
    const waiting = () => sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
  });
  expect((await answer)?.body.code).toBe('YOU_CANNOT_IMPERSONATE_ADMINS');
});
