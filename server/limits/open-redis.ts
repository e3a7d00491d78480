import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Logger } from '../http/logger.ts';

/** Milliseconds. */
const timeouts = { connect: 2000, command: 500, longestPause: 1000 };

type Client = ReturnType<typeof createRedisClient>;

/** A connection to Redis, which may be unavailable, also at start-up: each of its users has a fallback. */
export interface Redis {
  /**
   * Runs commands within half a second.
   * @throws otherwise: at once if Redis is known to be unavailable
   */
  run<T>(commands: (client: Client) => Promise<T>): Promise<T>;
  destroy(): void;
}

/**
 * Connects to Redis and stays connected. The timeout is our own: the client's only covers writing a command, and a
 * Redis that is suspended, or behind a network that drops packets, accepts commands without answering. If an answer is
 * late Redis is unavailable: the connection is closed, which rejects the other pending commands, and until a new
 * connection is answered no command waits.
 */
export async function openRedis(url: string, logger: Pick<Logger, 'info' | 'warn'>): Promise<Redis> {
  const client = createRedisClient(url);
  let isAway = false;
  const away = (err: unknown) => {
    if (!isAway) logger.warn({ err }, 'Redis is away: limits are counted in the database');
    isAway = true;
  };
  client.on('ready', () => {
    if (!isAway) return;
    logger.info('Redis is back');
    isAway = false;
  });
  // Each failed attempt to connect emits one; without a listener the first would end the process.
  client.on('error', away);

  const connect = () => client.connect().catch(() => {});
  await Promise.race([connect(), sleep(timeouts.connect, undefined, { ref: false })]);
  return {
    async run(commands) {
      // The client would queue a pipeline until it is connected.
      if (!client.isReady) throw new Error('Redis is away');
      const limit = timeLimit();
      return await Promise.race([commands(client), limit.passed])
        .catch((error: unknown) => {
          if (error instanceof TooLate && client.isReady) {
            away(error);
            client.destroy();
            void connect();
          }
          throw error;
        })
        .finally(limit.lift);
    },
    destroy: () => client.destroy(),
  };
}

class TooLate extends Error {
  override name = 'TooLate';
}

function timeLimit(): { passed: Promise<never>; lift: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    // An answer that has arrived but not been read because this process was busy is in time.
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
    // Commands queued while Redis is unavailable would delay the request.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: timeouts.connect,
      reconnectStrategy: (retries: number) => Math.min(timeouts.longestPause, 50 * 2 ** retries),
    },
  });
}
