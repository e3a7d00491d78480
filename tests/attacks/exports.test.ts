import { expect, it } from 'vitest';
import { exportsByPerson } from '#server/http/limits.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

it('a file of a whole list is given so often to one person, and then no more', async () => {
  const server = await startUsersServer();
  try {
    const paths = ['/users/export', '/repositories/export'];
    for (let count = 0; count < exportsByPerson.limit; count += 1) {
      const { status } = await server.call(server.admin, 'GET', paths[count % 2] ?? '');
      expect(status).toBe(200);
    }
    const refused = await server.call(server.admin, 'GET', '/users/export');
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const [other] = await server.signInAdmin('other@example.com');
    expect((await server.call(other, 'GET', '/users/export')).status).toBe(200);
  } finally {
    await server.stop();
  }
});
