import { createSessionCache } from '../auth/session/session-cache.ts';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { createLogger } from '../http/logger.ts';

/**
 * Call it before a command changes a user's roles: with REDIS_URL, servers may have cached them.
 * @returns false if Redis is unavailable: servers that reach it may use the old roles for a minute
 */
export async function invalidateUserSessions(
  email: string,
  { sql }: Pick<Database, 'sql'>,
  { redisUrl }: Pick<Environment, 'redisUrl'>,
): Promise<boolean> {
  if (!redisUrl) return true;
  const people = await sql<{ id: string }[]>`select id from users where lower(email) = ${email}`;
  const { openRedis } = await import('../redis/open-redis.ts');
  const redis = await openRedis(redisUrl, createLogger({ level: 'silent' }));
  try {
    return await createSessionCache(redis).hold(people.map(({ id }) => id));
  } finally {
    redis.destroy();
  }
}
