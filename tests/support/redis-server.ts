import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { findFreePort } from 'local-postgres/find-free-port';
import type { TestContext } from 'vitest';
import { findRedis } from '#scripts/testing/setup-programs.ts';

export interface RedisServer {
  /** For REDIS_URL. */
  url: string;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** How many keys there are of a pattern. */
  count(pattern: string): Promise<number>;
  /** Halts it: connections stay open, new ones are taken, and nothing answers. */
  freeze(): void;
  /** Lets it go on. */
  thaw(): void;
  /** Empties it. */
  empty(): Promise<void>;
  /** Starts it again, empty, at the same address. */
  start(): Promise<void>;
}

/** For `beforeEach`: says why a test of the file was not tried on a machine without Redis. */
export function skipWithoutRedis({ skip }: TestContext): void {
  if (!findRedis()) skip('there is no redis-server here, and it could not be installed');
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
  const ask = async <T>(question: (client: Client) => Promise<T>) => {
    const client = await clientOf(url).connect();
    return await question(client).finally(() => client.destroy());
  };
  return {
    url,
    count: (pattern) => ask(async (client) => (await client.keys(pattern)).length),
    empty: () => ask(async (client) => void (await client.flushAll())),
    start,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    kill: async () => {
      child?.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      (await clientOf(url).connect()).destroy();
      return;
    } catch (error) {
      if (attempt > 200) throw error;
      await sleep(50);
    }
  }
}

type Client = ReturnType<typeof clientOf>;

function clientOf(url: string) {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  return client.on('error', () => {});
}
