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

it('a halted Redis is away for everybody who waits, one alone or in a pipeline, and comes back by itself', async () => {
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
  // From now on nobody waits: nothing is sent any more, so that the answer does not hang on a clock.
  await expect(ping()).rejects.toThrow('Redis is away');
  await expect(redis.run((client) => client.multi().incr('a').execAsPipeline())).rejects.toThrow(
    'Redis is away',
  );
  expect(said).toEqual(['Redis is away: limits and sessions come from the database']);
  server.thaw();
  await expect.poll(() => ping().catch(() => 'away'), { timeout: 30_000 }).toBe('PONG');
  expect(said).toEqual(['Redis is away: limits and sessions come from the database', 'Redis is back']);
  expect(redis.isSettling()).toBe(true);
});

it('a Redis that is halted at the start is waited for no longer than two seconds', async () => {
  said = [];
  server.freeze();
  redis = await openRedis(server.url, logger as never);
  await expect(ping()).rejects.toThrow('Redis is away');
  server.thaw();
  await expect.poll(() => ping().catch(() => 'away'), { timeout: 30_000 }).toBe('PONG');
});
