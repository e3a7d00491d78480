import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findRedis } from '#scripts/testing/setup-programs.ts';
import { type RedisServer, skipWithoutRedis, startRedisServer } from '#tests/support/redis-server.ts';
import { openRedis, type Redis } from './open-redis.ts';

let server: RedisServer;
let redis: Redis;
let said: string[];
const logger = {
  info: (text: string) => void said.push(text),
  warn: (_about: unknown, text: string) => void said.push(text),
};
const ping = () => redis.run((client) => client.ping());

beforeAll(async () => {
  if (findRedis()) server = await startRedisServer();
});
beforeEach(skipWithoutRedis);
afterEach(() => {
  server?.thaw();
  redis?.destroy();
});
afterAll(async () => {
  await server?.kill();
});

it('a suspended Redis is unavailable for all waiting commands, alone or in a pipeline, and recovers by itself', async () => {
  said = [];
  redis = await openRedis(server.url, logger as never);
  expect(await ping()).toBe('PONG');
  server.freeze();
  const waiting = [
    ping(),
    ping(),
    redis.run((client) => client.multi().incr('a').incr('b').execAsPipeline()),
  ];
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  // No command waits from now on: nothing is sent any more, so the result does not depend on time.
  await expect(ping()).rejects.toThrow('Redis is away');
  await expect(redis.run((client) => client.multi().incr('a').execAsPipeline())).rejects.toThrow(
    'Redis is away',
  );
  expect(said).toEqual(['Redis is away: limits are counted in the database']);
  server.thaw();
  await expect.poll(() => ping().catch(() => 'away'), { timeout: 30_000 }).toBe('PONG');
  expect(said).toEqual(['Redis is away: limits are counted in the database', 'Redis is back']);
});

it('a Redis that is suspended at start-up is waited for no longer than two seconds', async () => {
  said = [];
  server.freeze();
  redis = await openRedis(server.url, logger as never);
  await expect(ping()).rejects.toThrow('Redis is away');
  server.thaw();
  await expect.poll(() => ping().catch(() => 'away'), { timeout: 30_000 }).toBe('PONG');
});
