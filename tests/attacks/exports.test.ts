import { expect, it } from 'vitest';
import { downloadOperations } from '#contract/api/contract.ts';
import { exportsByUser, exportsByUserAnywhere } from '#server/limits/limits.ts';
import { createRateLimiter } from '#server/limits/rate-limiter.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

it('exports of a whole list are limited per user', async () => {
  const server = await startUsersServer();
  try {
    const paths = downloadOperations.filter(({ id }) => id.endsWith('.export')).map(({ path }) => path);
    for (let count = 0; count < exportsByUser.limit; count += 1) {
      const { status } = await server.call(server.admin, 'GET', paths[count % paths.length] ?? '');
      expect(status).toBe(200);
    }
    const rejected = await server.call(server.admin, 'GET', '/users/export');
    expect([rejected.status, rejected.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    const [other] = await server.signInAdmin('other@example.com');
    expect((await server.call(other, 'GET', '/users/export')).status).toBe(200);
  } finally {
    await server.stop();
  }
});

it('exports by the same user from other networks are limited in total', async () => {
  const server = await startUsersServer();
  try {
    // As if they had been requested from other networks.
    const { keyOf } = createRateLimiter({
      database: server.database,
      secret: server.environment.authSecret ?? '',
    });
    const [rule, key] = [exportsByUserAnywhere, keyOf(exportsByUserAnywhere, server.adminId)];
    await server.database.sql`
      insert into rate_limits values (${key}, ${rule.limit - 1}, ${Date.now() + 600_000})`;
    expect((await server.call(server.admin, 'GET', '/users/export')).status).toBe(200);
    expect((await server.call(server.admin, 'GET', '/users/export')).status).toBe(429);
  } finally {
    await server.stop();
  }
});
