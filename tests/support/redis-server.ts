import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { findRedis } from '#scripts/setup-redis.ts';
import { findFreePort } from '#server/database/embedded/ensure-postmaster.ts';
import { openRedis, type Redis } from '#server/redis/open-redis.ts';

export interface RedisServer {
  /** For REDIS_URL. */
  url: string;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** How many keys there are of a pattern. */
  count(pattern: string): Promise<number>;
  /** Empties it. */
  empty(): Promise<void>;
  /** Starts it again, empty, at the same address. */
  start(): Promise<void>;
}

/** A real Redis on a free port that keeps nothing on the disk. Only where `findRedis` finds one. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  let ended: Promise<unknown> = Promise.resolve();
  let child: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(findRedis() ?? '', settings, { stdio: 'ignore', cwd: tmpdir() });
    ended = once(child, 'exit');
    await untilAnswering(url);
  };
  await start();
  const ask = async <T>(question: (client: Redis) => Promise<T>) => {
    const client = await openRedis(url, { info: () => {}, warn: console.warn });
    return await question(client).finally(() => client.destroy());
  };
  return {
    url,
    count: (pattern) => ask(async (client) => (await client.keys(pattern)).length),
    empty: () => ask(async (client) => void (await client.flushAll())),
    start,
    kill: async () => {
      child?.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    try {
      await client.connect();
      client.destroy();
      return;
    } catch (error) {
      if (attempt > 200) throw error;
      await sleep(50);
    }
  }
}
