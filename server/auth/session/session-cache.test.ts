import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRedis } from '#scripts/testing/setup-programs.ts';
import { openRedis, type Redis } from '#server/redis/open-redis.ts';
import { type RedisServer, skipWithoutRedis, startRedisServer } from '#tests/support/redis-server.ts';
import { createSessionCache, type SessionCache } from './session-cache.ts';
import type { SessionRow } from './session-row.ts';

const userId = '0190d6a2-7c1e-7b7e-8f00-000000000001';
const row = {
  userId,
  id: '0190d6a2-7c1e-7b7e-8f00-000000000002',
  impersonatorId: null,
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
} as SessionRow;

const quiet = { info: () => {}, warn: () => {} };

describe('two servers with one Redis', () => {
  let redis: RedisServer;
  let connections: Redis[];
  let here: SessionCache;
  let there: SessionCache;
  beforeAll(async () => {
    if (!findRedis()) return;
    redis = await startRedisServer();
    connections = [await openRedis(redis.url, quiet), await openRedis(redis.url, quiet)];
  });
  afterAll(async () => {
    for (const connection of connections ?? []) connection.destroy();
    await redis?.kill();
  });
  beforeEach(async (context) => {
    skipWithoutRedis(context);
    await redis.empty();
    [here, there] = connections.map(createSessionCache) as [SessionCache, SessionCache];
  });

  it('share the sessions one has read, until one of them changes the user', async () => {
    await here.keep('token', row, performance.now());
    expect(await there.find('token')).toEqual(row);
    expect(await there.hold([userId])).toBe(true);
    expect(await here.find('token')).toBeUndefined();
    await here.keep('token', row, performance.now());
    expect(await there.find('token')).toBeUndefined();
  });

  it('revoke even if one cannot reach it: that one queries the database at once, the other when it is reconnected', async () => {
    await here.keep('token', row, performance.now());
    connections[0]?.destroy();
    expect(await here.hold([userId.toUpperCase()])).toBe(false);
    expect(await there.find('token')).toEqual(row);
    await connections[0]?.connect();
    expect(await here.find('token')).toBeUndefined();
    await expect.poll(() => there.find('token')).toBeUndefined();
    // From then on unchanged sessions are shared again.
    const other = { ...row, userId: crypto.randomUUID(), id: crypto.randomUUID() };
    await there.keep('other', other, performance.now());
    await expect.poll(() => here.find('other')).toEqual(other);
  });

  it('limit the ids remembered while one cannot reach it', async () => {
    connections[0]?.destroy();
    for (let request = 0; request < 12; request += 1) {
      await here.hold(Array.from({ length: 1000 }, () => crypto.randomUUID()));
    }
    await connections[0]?.connect();
    await expect.poll(() => redis.count('*:hold:*')).toBe(10_000);
  });
});
