import { afterAll, expect, it } from 'vitest';
import { startUsersServer } from '#tests/support/users-server.ts';
import { runConcurrently } from './support/run-concurrently.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

it('one address set for two users concurrently: one gets it, the other is rejected as usual', async () => {
  const make = () =>
    server.call(server.admin, 'POST', '/users', { email: 'ada@example.com', roles: ['user'] });
  const answers = await runConcurrently(server.database, (sql) => sql`lock table users in share mode`, [
    make,
    make,
  ]);
  const late = await make();
  expect([late.status, late.body.code]).toEqual([400, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [400, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'],
  ]);
});
