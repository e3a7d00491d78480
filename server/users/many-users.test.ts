import { afterAll, describe, expect, it } from 'vitest';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown) => server.call(server.admin, method, path, body);

describe('several users', () => {
  it('are banned where that is allowed; the others are named with the reason', async () => {
    const [ada, ben] = [await server.addUser({ name: 'Ada' }), await server.addUser({ name: 'Ben' })];
    const until = '2100-01-01T00:00:00.000Z';
    const { status, body } = await call('POST', '/users/ban', {
      ids: [ada, server.adminId, 'nobody', ben, ada],
      reason: 'spam',
      until,
    });
    expect([status, body]).toEqual([
      200,
      {
        done: 2,
        refused: [
          { id: server.adminId, name: 'Amina Wanjiru', code: 'YOU_CANNOT_BAN_YOURSELF' },
          { id: 'nobody', name: '', code: 'USER_NOT_FOUND' },
        ],
      },
    ]);
    for (const id of [ada, ben]) {
      expect((await call('GET', `/users/${id}`)).body).toMatchObject({
        state: 'banned',
        banReason: 'spam',
        banExpires: until,
      });
    }

    const lifted = await call('POST', '/users/unban', { ids: [ada, 'nobody', ben] });
    expect(lifted.body).toEqual({
      done: 2,
      refused: [{ id: 'nobody', name: '', code: 'USER_NOT_FOUND' }],
    });
    for (const id of [ada, ben])
      expect((await call('GET', `/users/${id}`)).body).toMatchObject({ state: 'active', banReason: null });
  });

  it('are signed out everywhere, oneself last', async () => {
    const [, secondId] = await server.signInAdmin('second@example.com');
    const own = await server.signInAdmin('third@example.com');
    const ada = await server.addUser();
    await server.addSession(ada);
    const { body } = await server.call(own[0], 'POST', '/users/revoke-sessions', {
      ids: [own[1], ada, secondId, 'nobody'],
    });
    expect(body).toEqual({ done: 3, refused: [{ id: 'nobody', name: '', code: 'USER_NOT_FOUND' }] });
    const left = await server.database.sql`
      select 1 from sessions where user_id in (${own[1]}, ${ada}, ${secondId})`;
    expect(left).toHaveLength(0);
  });

  it.each(['/users/ban', '/users/unban', '/users/revoke-sessions'])(
    'are from one to a hundred: %s',
    async (path) => {
      for (const ids of [[], Array.from({ length: 101 }, (_, n) => `u${n}`), undefined, [1]]) {
        const answer = await call('POST', path, { ids, reason: '' });
        expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
      }
    },
  );
});
