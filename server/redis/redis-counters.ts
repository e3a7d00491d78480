import { product } from '#contract/product.ts';
import type { Counters } from '../http/counters.ts';
import type { Redis } from './open-redis.ts';

const countOnce = `
local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {hits, redis.call('PTTL', KEYS[1])}`;

/**
 * Counters in Redis. While it is unavailable they are counted in the database, starting from zero, so that an outage
 * allows a client that was near a limit at most that limit once more, and never everything.
 */
export function redisCounters(redis: Redis, database: Counters): Counters {
  const nameOf = (key: string) => `${product.slug}:limit:${key}`;
  return {
    async count(key, windowSeconds) {
      try {
        const answer = await redis.run((client) =>
          client.eval(countOnce, { keys: [nameOf(key)], arguments: [String(windowSeconds * 1000)] }),
        );
        const [hits, milliseconds] = answer as [number, number];
        return { hits, seconds: milliseconds / 1000 };
      } catch {
        return database.count(key, windowSeconds);
      }
    },
    async reset(key) {
      // What an outage left in the database is deleted, too; a failure of one must not prevent the other.
      await Promise.all([
        redis.run((client) => client.del(nameOf(key))).catch(() => {}),
        database.reset(key),
      ]);
    },
    async addAll(due, windowSeconds) {
      try {
        const answers = await redis.run((client) => {
          const commands = client.multi();
          for (const { key, hits } of due) {
            commands.incrBy(nameOf(key), hits).expire(nameOf(key), windowSeconds);
          }
          return commands.execAsPipeline();
        });
        return new Map(due.map(({ key }, index) => [key, Number(answers[index * 2])]));
      } catch {
        return database.addAll(due, windowSeconds);
      }
    },
    // Redis expires its own keys; those that an outage left in the database remain to be deleted.
    sweep: () => database.sweep(),
  };
}
