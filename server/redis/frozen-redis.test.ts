import { expect, it } from 'vitest';
import { type RedisServer, skipWithoutRedis, startRedisServer } from '#tests/support/redis-server.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

it('while Redis is suspended protected requests are answered within two seconds, even the first', async (context) => {
  skipWithoutRedis(context);
  let redis: RedisServer | undefined;
  let server: TestServer | undefined;
  try {
    redis = await startRedisServer();
    server = await startTestServer({ REDIS_URL: redis.url });
    const { url } = server;
    const ada = await signInUser(server, 'ada@example.com');
    const askInTime = async () => {
      const before = performance.now();
      expect((await ada.get(`${url}/api/home`)).status).toBe(200);
      return performance.now() - before;
    };
    // Recent sign-ins are on hold, and not cached there.
    await redis.empty();
    await expect
      .poll(async () => {
        await askInTime();
        return await redis?.count('*:session:*');
      })
      .toBe(1);
    redis.freeze();
    // The limit is half a second; a busy machine needs longer.
    for (const _request of [1, 2, 3]) expect(await askInTime()).toBeLessThan(2000);
    expect(server.logs.filter((line) => line.includes('Redis is away'))).toHaveLength(1);
  } finally {
    redis?.thaw();
    await server?.stop();
    await redis?.kill();
  }
});
