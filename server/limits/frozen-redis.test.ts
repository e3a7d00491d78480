import { expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { type RedisServer, skipWithoutRedis, startRedisServer } from '#tests/support/redis-server.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

it('while Redis is suspended codes are sent, and their limit holds', async (context) => {
  skipWithoutRedis(context);
  let redis: RedisServer | undefined;
  let server: TestServer | undefined;
  try {
    redis = await startRedisServer();
    server = await startTestServer({ REDIS_URL: redis.url });
    const browser = new Browser(server.url);
    const ask = (email: string) =>
      browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    expect((await ask('ada@example.com')).status).toBe(200);
    expect(await redis.count('*:limit:*')).toBeGreaterThan(0);
    redis.freeze();
    expect((await ask('bea@example.com')).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await ask('bea@example.com')).status);
    expect(statuses.at(-1)).toBe(429);
    expect(server.logs.filter((line) => line.includes('Redis is away'))).toHaveLength(1);
  } finally {
    redis?.thaw();
    await server?.stop();
    await redis?.kill();
  }
});
