import { afterAll, describe, expect, it } from 'vitest';
import type { contract } from '#contract/api/contract.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

/** Valid input for each operation: a refusal then comes from who asks. */
const inputs: Record<keyof typeof contract.users, (id: string, sessionId: string) => object> = {
  list: () => ({}),
  count: () => ({}),
  read: (id) => ({ id }),
  activity: (id) => ({ id }),
  create: () => ({ email: 'made@example.com', roles: ['admin'] }),
  update: (id) => ({ id, name: 'X', language: null, expectedUpdatedAt: '2026-01-01T00:00:00Z' }),
  setRoles: (id) => ({ id, roles: ['admin'] }),
  ban: (id) => ({ id, reason: '', until: null }),
  banMany: (id) => ({ ids: [id] }),
  unban: (id) => ({ id }),
  unbanMany: (id) => ({ ids: [id] }),
  impersonate: (id) => ({ id }),
  delete: (id) => ({ id }),
  sessions: (id) => ({ id }),
  revokeSession: (id, sessionId) => ({ id, sessionId }),
  revokeSessions: (id) => ({ id }),
  revokeMany: (id) => ({ ids: [id] }),
  dashboard: () => ({}),
  signUps: () => ({ since: '2026-01-01T00:00:00Z' }),
};
const operations = Object.keys(inputs) as (keyof typeof inputs)[];
const server = await startUsersServer();
const id = await server.addUser();
const sessionId = await server.addSession(id);
afterAll(() => server.stop());

/** All of the tables that users are made of. */
async function everything(): Promise<unknown> {
  const { sql } = server.database;
  return [
    [...(await sql`select id, name, role, banned, language from users order by id`)],
    [...(await sql`select id, user_id, impersonated_by from sessions order by id`)],
  ];
}

describe('managing users', () => {
  it.each(operations)(
    'is not for admins who act as somebody, were that person an admin by now: %s',
    async (name) => {
      const { sql } = server.database;
      const [admin] = await server.signInAdmin(`acting-${name.toLowerCase()}@example.com`);
      const person = await server.addUser();
      await server.call(admin, 'POST', `/users/${person}/impersonate`);
      // What the triggers forbid: such a session can remain only where the configuration names the person.
      await sql.begin(async (transaction) => {
        await transaction`set local session_replication_role = replica`;
        await transaction`update users set role = 'admin' where id = ${person}`;
      });
      const before = await everything();
      const answer = await server.call(admin, 'POST', `/fn/users.${name}`, {
        data: inputs[name](id, sessionId),
      });
      expect([answer.status, answer.body.code]).toEqual([403, 'NOT_WHILE_IMPERSONATING']);
      expect(await everything()).toEqual(before);
    },
  );
});
