import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '#tests/support/browser.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

interface Interfaces {
  /** By the product's own operation, and by better-auth's endpoint. */
  [via: string]: (id: string) => Promise<Answer>;
}

const api = (method: string, path: string, body?: unknown) => server.call(server.admin, method, path, body);
const auth = (path: string, body: unknown) => server.admin.post(`/admin/${path}`, body);

async function eventsOf(id: string) {
  const rows = await server.database.sql<{ action: string; actor: string; data: unknown }[]>`
    select action, actor_id as actor, data from audit_events where subject_id = ${id} order by id`;
  return rows.map(({ action, actor, data }) => [action, actor === server.adminId, data]);
}

const until = '2100-01-01T00:00:00.000Z';
const secondsUntil = () => Math.ceil((Date.parse(until) - Date.now()) / 1000);

const actions: [string, Interfaces, unknown][] = [
  [
    'user.roles-changed',
    {
      operation: (id) => api('PUT', `/users/${id}/roles`, { roles: ['user', 'admin'] }),
      endpoint: (id) => auth('set-role', { userId: id, role: ['user', 'admin'] }),
      text: (id) => auth('set-role', { userId: id, role: 'user, admin' }),
      update: (id) => auth('update-user', { userId: id, data: { role: 'user,admin' } }),
    },
    { from: ['user'], to: ['user', 'admin'] },
  ],
  [
    'user.banned',
    {
      operation: (id) => api('POST', `/users/${id}/ban`, { reason: 'a secret', until }),
      endpoint: (id) => auth('ban-user', { userId: id, banReason: 'a secret', banExpiresIn: secondsUntil() }),
      many: (id) => api('POST', '/users/ban', { ids: [id], reason: 'a secret', until }),
    },
    // The endpoint takes seconds from when it answers, which on a busy machine is a moment later.
    { until: expect.stringMatching(/^2100-01-01T00:00:/) },
  ],
  [
    'user.impersonated',
    {
      operation: (id) => api('POST', `/users/${id}/impersonate`),
      endpoint: (id) => auth('impersonate-user', { userId: id }),
    },
    null,
  ],
  [
    'user.deleted',
    {
      operation: (id) => api('DELETE', `/users/${id}`),
      endpoint: (id) => auth('remove-user', { userId: id }),
    },
    null,
  ],
  [
    'user.sessions-revoked',
    {
      operation: (id) => api('DELETE', `/users/${id}/sessions`),
      endpoint: (id) => auth('revoke-user-sessions', { userId: id }),
      many: (id) => api('POST', '/users/revoke-sessions', { ids: [id] }),
    },
    { count: 2 },
  ],
  [
    'user.updated',
    {
      operation: async (id) => {
        const { updatedAt } = (await api('GET', `/users/${id}`)).body;
        return api('PUT', `/users/${id}`, { name: 'Ada B', language: null, expectedUpdatedAt: updatedAt });
      },
      endpoint: (id) => auth('update-user', { userId: id, data: { name: 'Ada B' } }),
    },
    { fields: ['name'] },
  ],
];
const cases = actions.flatMap(([action, interfaces, data]) =>
  Object.entries(interfaces).map(([via, act]) => [action, via, act, data] as const),
);

describe('the audit trail', () => {
  it.each(cases)('records %s by the %s', async (action, _via, act, data) => {
    const id = await server.addUser();
    await server.addSession(id);
    await server.addSession(id);
    expect((await act(id)).status).toBe(200);
    if (action === 'user.impersonated') await auth('stop-impersonating', {});
    expect(await eventsOf(id)).toEqual([[action, true, data]]);
  });

  it.each(['operation', 'endpoint'])('records user.created by the %s', async (via) => {
    const email = `${via}@example.com`;
    const { body } =
      via === 'operation'
        ? await api('POST', '/users', { email, roles: ['user', 'admin'] })
        : await auth('create-user', { email, name: 'Ada', role: ['user', 'admin'] });
    const id = body.user?.id ?? body.id;
    expect(await eventsOf(id)).toEqual([['user.created', true, { roles: ['user', 'admin'] }]]);
  });

  it.each(['operation', 'endpoint'])('records one session that was ended, by the %s', async (via) => {
    const id = await server.addUser();
    const session = await server.addSession(id);
    await server.addSession(id);
    if (via === 'operation') await api('DELETE', `/users/${id}/sessions/${session}`);
    else await auth('revoke-user-session', { sessionToken: session });
    expect(await eventsOf(id)).toEqual([['user.sessions-revoked', true, { count: 1 }]]);
  });

  it('records a lifted ban once', async () => {
    const id = await server.addUser({ banned: true });
    await auth('unban-user', { userId: id });
    await api('POST', `/users/${id}/unban`);
    expect(await eventsOf(id)).toEqual([['user.unbanned', true, null]]);
  });

  it('records nothing when a request was rejected or changed nothing', async () => {
    const id = await server.addUser();
    await api('PUT', `/users/${id}/roles`, { roles: ['user'] });
    await auth('update-user', { userId: id, data: { name: ' Ada Lovelace', language: null, image: null } });
    await api('PUT', `/users/${id}/roles`, { roles: ['king'] });
    await auth('set-role', { userId: id, role: 'king' });
    await api('DELETE', `/users/${id}/sessions`);
    await auth('ban-user', { userId: id, banExpiresIn: -1 });
    await auth('revoke-user-session', { sessionToken: 'nothing' });
    expect(await eventsOf(id)).toEqual([]);
    const before = await eventsOf(server.adminId);
    await api('POST', `/users/${server.adminId}/ban`, { reason: '' });
    await auth('remove-user', { userId: server.adminId });
    expect(await eventsOf(server.adminId)).toEqual(before);
  });

  it('logs an event that cannot be written, and the action still succeeds', async () => {
    const { sql } = server.database;
    const id = await server.addUser();
    await sql`alter table audit_events add constraint unwritable check (action <> 'user.banned') not valid`;
    expect((await api('POST', `/users/${id}/ban`, { reason: '' })).status).toBe(200);
    expect(server.logs.some((line) => line.includes('an event is not recorded'))).toBe(true);
    await sql`alter table audit_events drop constraint unwritable`;
  });
});

it('tells of the user to whom it was done, whatever other fields a request has', async () => {
  const [otherId, id] = [await server.addUser(), await server.addUser()];
  const sessionToken = await server.addSession(otherId);
  await auth('set-role', { userId: id, role: 'admin', sessionToken });
  await auth('revoke-user-session', { userId: id, sessionToken });
  expect((await eventsOf(id)).map(([action]) => action)).toEqual(['user.roles-changed']);
  expect((await eventsOf(otherId)).map(([action]) => action)).toEqual(['user.sessions-revoked']);
});
