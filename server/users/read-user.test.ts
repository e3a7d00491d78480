import { afterAll, describe, expect, it } from 'vitest';
import { otherLanguage } from '#tests/support/other-language.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

const read = (id: string) => server.call(server.admin, 'GET', `/users/${id}`);

/** The actions that are refused, with the reason. */
async function refusals(id: string): Promise<Record<string, string>> {
  const { body } = await read(id);
  const can = Object.entries<{ allowed: boolean; code: string | null }>(body.can);
  for (const [, { allowed, code }] of can) expect(allowed).toBe(code === null);
  return Object.fromEntries(can.flatMap(([action, { code }]) => (code === null ? [] : [[action, code]])));
}

describe('one user', () => {
  it('is read with ways in, sessions and what an admin may do', async () => {
    const id = await server.addUser({ email: 'ada@example.com' });
    const { sql } = server.database;
    await sql`insert into accounts (id, account_id, provider_id, user_id)
      values ('one', '1', 'github', ${id}), ('two', '2', 'github', ${id}), ('three', '3', 'google', ${id})`;
    await server.addSession(id);
    await server.addSession(id);
    await sql`insert into sessions (id, token, user_id, expires_at) values ('over', 'over', ${id}, now())`;
    await sql`update users set language = ${otherLanguage}, email_verified = true where id = ${id}`;
    const { status, body } = await read(id);
    expect(status).toBe(200);
    const allowed = { allowed: true, code: null };
    expect(body).toEqual({
      id,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      image: null,
      roles: ['user'],
      state: 'active',
      lastSeenAt: null,
      createdAt: expect.any(String),
      readAt: expect.any(String),
      banReason: null,
      banExpires: null,
      language: otherLanguage,
      emailVerified: true,
      onboardedAt: '2026-01-01T00:00:00.000Z',
      updatedAt: expect.any(String),
      providers: ['github', 'google'],
      sessionCount: 2,
      can: {
        update: allowed,
        setRoles: allowed,
        ban: allowed,
        unban: allowed,
        impersonate: allowed,
        delete: allowed,
        revokeSessions: allowed,
      },
    });
  });

  it('shows a ban in force, and none that is over', async () => {
    const banned = await server.addUser({ banned: true, banExpires: '2100-01-01T00:00:00Z' });
    const over = await server.addUser({ banned: true, banExpires: '2026-01-01T00:00:00Z' });
    await server.database.sql`update users set ban_reason = 'spam' where id in (${banned}, ${over})`;
    expect((await read(banned)).body).toMatchObject({
      state: 'banned',
      banReason: 'spam',
      banExpires: '2100-01-01T00:00:00.000Z',
    });
    expect((await read(over)).body).toMatchObject({ state: 'active', banReason: null, banExpires: null });
  });
});

describe('what an admin may do', () => {
  it('to himself: not ban, demote, delete or impersonate', async () => {
    expect(await refusals(server.adminId)).toEqual({
      setRoles: 'YOU_CANNOT_DEMOTE_YOURSELF',
      ban: 'YOU_CANNOT_BAN_YOURSELF',
      impersonate: 'YOU_CANNOT_IMPERSONATE_ADMINS',
      delete: 'YOU_CANNOT_REMOVE_YOURSELF',
    });
  });

  it('to another admin: not impersonate', async () => {
    const id = await server.addUser({ role: 'user,admin' });
    expect(await refusals(id)).toEqual({ impersonate: 'YOU_CANNOT_IMPERSONATE_ADMINS' });
    await server.database.sql`delete from users where id = ${id}`;
  });

  it('to somebody banned: not impersonate', async () => {
    const id = await server.addUser({ banned: true });
    expect(await refusals(id)).toEqual({ impersonate: 'BANNED_USER' });
  });
});

describe('the activity of a user', () => {
  it('is told newest first, with who did it', async () => {
    const id = await server.addUser();
    await server.call(server.admin, 'POST', `/users/${id}/ban`, { reason: 'spam', until: null });
    await server.call(server.admin, 'POST', `/users/${id}/unban`);
    const { body } = await server.call(server.admin, 'GET', `/users/${id}/activity`);
    expect(body.items.map(({ action }: { action: string }) => action)).toEqual([
      'user.unbanned',
      'user.banned',
    ]);
    expect(body.items[1]).toMatchObject({ actor: { id: server.adminId }, data: { until: null } });
    expect(JSON.stringify(body)).not.toContain('spam');
    expect((await server.call(server.admin, 'GET', '/users/nobody/activity')).body.code).toBe(
      'USER_NOT_FOUND',
    );
  });

  it('tells signing in again and again once, with how often, so that it pushes nothing else out', async () => {
    const id = await server.addUser();
    const { sql } = server.database;
    const signIn = async (times: number, more = {}) => {
      const data = JSON.stringify({ with: 'code', ...more });
      await sql`
        insert into audit_events (actor_id, action, subject_type, subject_id, data)
        select ${id}, 'user.signed-in', 'user', ${id}, ${data}::text::jsonb from generate_series(1, ${times})`;
    };
    const refuse = () => sql`
      insert into audit_events (action, subject_type, subject_id, data)
      values ('user.code-refused', 'user', ${id}, '{"reason":"wrong"}')`;
    await server.call(server.admin, 'POST', `/users/${id}/ban`, { reason: 'spam', until: null });
    await signIn(30);
    await signIn(1, { newDevice: true });
    await signIn(2, { newDevice: true });
    await signIn(3);
    await refuse();
    await signIn(4);
    await server.call(server.admin, 'POST', `/users/${id}/unban`);
    await signIn(1);
    const { body } = await server.call(server.admin, 'GET', `/users/${id}/activity`);
    const told = body.items.map(({ action, count }: { action: string; count: number }) => [action, count]);
    expect(told).toEqual([
      ['user.signed-in', 1],
      ['user.unbanned', 1],
      ['user.signed-in', 7],
      ['user.code-refused', 1],
      ['user.signed-in', 1],
      ['user.signed-in', 1],
      ['user.signed-in', 1],
      ['user.signed-in', 30],
      ['user.banned', 1],
    ]);

    await signIn(1200);
    const [newest] = (await server.call(server.admin, 'GET', `/users/${id}/activity`)).body.items;
    expect(newest.count).toBe(1000);
  });
});
