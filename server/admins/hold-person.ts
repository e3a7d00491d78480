import { createSessionCache } from '../auth/session-cache.ts';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { createLogger } from '../http/logger.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Before a command changes a person's roles: with REDIS_URL, servers may keep what the person was.
 * @throws {StartupError} when Redis is away
 */
export async function holdPerson(
  email: string,
  { sql }: Pick<Database, 'sql'>,
  { redisUrl }: Pick<Environment, 'redisUrl'>,
): Promise<void> {
  if (!redisUrl) return;
  const people = await sql<{ id: string }[]>`select id from users where lower(email) = ${email}`;
  const { openRedis } = await import('../redis/open-redis.ts');
  const redis = await openRedis(redisUrl, createLogger({ level: 'silent' }));
  try {
    await createSessionCache(redis).hold(people.map(({ id }) => id));
  } catch (cause) {
    throw new StartupError('Redis (REDIS_URL) cannot be reached, and servers may keep the old roles there.', {
      cause,
    });
  } finally {
    redis.destroy();
  }
}
