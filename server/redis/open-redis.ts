import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Logger } from '../http/logger.ts';

/** Milliseconds. */
const timeouts = { connect: 2000, command: 500, longestPause: 1000 };

export type Redis = ReturnType<typeof connect>;

/**
 * Connects to Redis and stays connected. It may be away, at the start or later: commands then fail at once, and each
 * user of it has another way.
 */
export async function openRedis(url: string, logger: Pick<Logger, 'info' | 'warn'>): Promise<Redis> {
  const client = connect(url);
  let isAway = false;
  client.on('ready', () => {
    if (isAway) logger.info('Redis is back');
    isAway = false;
  });
  // Each attempt to connect fails with one; without a listener the first would end the process.
  client.on('error', (error: unknown) => {
    if (!isAway) logger.warn({ err: error }, 'Redis is away: limits and sessions come from the database');
    isAway = true;
  });
  const connected = client.connect().catch(() => {});
  await Promise.race([connected, sleep(timeouts.connect, undefined, { ref: false })]);
  return client;
}

function connect(url: string) {
  return createClient({
    url,
    // What waits in a queue for a Redis that is away would make the request wait, too.
    disableOfflineQueue: true,
    commandOptions: { timeout: timeouts.command },
    socket: {
      connectTimeout: timeouts.connect,
      reconnectStrategy: (retries: number) => Math.min(timeouts.longestPause, 50 * 2 ** retries),
    },
  });
}
