import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Logger } from '../http/logger.ts';

/** Milliseconds. */
const timeouts = { connect: 2000, command: 500, longestPause: 1000, settle: 1000 };

type Client = ReturnType<typeof createRedisClient>;

/** A connection to Redis that may be away, at the start or later: each user of it has another way. */
export interface Redis {
  /**
   * Runs commands within half a second.
   * @throws what else happens: at once when Redis is known to be away
   */
  run<T>(commands: (client: Client) => Promise<T>): Promise<T>;
  /** Whether it came back a moment ago: commands of the time before may only now take effect, those of others too. */
  isSettling(): boolean;
  connect(): Promise<void>;
  destroy(): void;
}

/**
 * Connects to Redis and stays connected. The time limit is our own: the client's ends with the writing of a command, and
 * a Redis that is halted, or behind a network that swallows everything, takes commands and answers none. Whoever does
 * not answer in time is away: the connection is given up, which fails what else waits on it, and until another one is
 * answered nobody waits again.
 */
export async function openRedis(url: string, logger: Pick<Logger, 'info' | 'warn'>): Promise<Redis> {
  const client = createRedisClient(url);
  let isAway = false;
  let backAt = Number.NEGATIVE_INFINITY;
  const away = (err: unknown) => {
    if (!isAway) logger.warn({ err }, 'Redis is away: limits and sessions come from the database');
    isAway = true;
  };
  client.on('ready', () => {
    if (!isAway) return;
    logger.info('Redis is back');
    isAway = false;
    backAt = performance.now();
  });
  // Each attempt to connect fails with one; without a listener the first would end the process.
  client.on('error', away);

  const redis: Redis = {
    async run(commands) {
      // The client lets a pipeline wait for a connection.
      if (!client.isReady) throw new Error('Redis is away');
      const limit = timeLimit();
      return await Promise.race([commands(client), limit.passed])
        .catch((error: unknown) => {
          if (error instanceof TooLate && client.isReady) {
            away(error);
            client.destroy();
            void redis.connect();
          }
          throw error;
        })
        .finally(limit.lift);
    },
    isSettling: () => performance.now() - backAt < timeouts.settle,
    connect: async () => void (await client.connect().catch(() => {})),
    destroy: () => client.destroy(),
  };
  await Promise.race([redis.connect(), sleep(timeouts.connect, undefined, { ref: false })]);
  return redis;
}

class TooLate extends Error {
  override name = 'TooLate';
}

function timeLimit(): { passed: Promise<never>; lift: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    // An answer that waits to be read because this process was busy is in time.
    immediate = setImmediate(() => reject(new TooLate(`Redis did not answer within ${timeouts.command} ms`)));
  }, timeouts.command);
  const lift = () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
  return { passed: promise, lift };
}

function createRedisClient(url: string) {
  return createClient({
    url,
    // What waits in a queue for a Redis that is away would make the request wait, too.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: timeouts.connect,
      reconnectStrategy: (retries: number) => Math.min(timeouts.longestPause, 50 * 2 ** retries),
    },
  });
}
