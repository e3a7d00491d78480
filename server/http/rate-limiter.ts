import { createHmac } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { deriveKey } from '#server/derive-key.ts';
import { happened } from '#server/observability/events.ts';
import { tooManyRequests } from './api-error.ts';
import type { LimitRule } from './limits.ts';

/** Counts in the database, so that all instances share one count. */
export interface RateLimiter {
  /**
   * Counts once and throws TOO_MANY_REQUESTS (429 with Retry-After) beyond the rule's limit. `subject` is an
   * address, an IP group or an id; letter case does not tell subjects apart.
   * @throws {ApiError}
   */
  consume(rule: LimitRule, subject: string): Promise<void>;
  /** The key under which the counter of a subject is stored: it tells nobody which address it is. */
  keyOf(rule: LimitRule, subject: string): string;
}

/** @param secret AUTH_SECRET, from which the key for the subjects' hashes is derived. */
export function createRateLimiter({
  database: { sql },
  secret,
}: {
  database: Pick<Database, 'sql'>;
  secret: string;
}): RateLimiter {
  const hashKey = deriveKey(secret, 'rate limit subjects');

  const keyOf: RateLimiter['keyOf'] = (rule, subject) => {
    const hash = createHmac('sha256', hashKey).update(subject.trim().toLowerCase()).digest('base64url');
    return `${rule.name}:${hash}`;
  };

  return {
    keyOf,
    async consume(rule, subject) {
      // One statement, so that requests at the same moment cannot both be the last allowed one.
      const [counter] = await sql<{ hits: number; seconds: number }[]>`
        insert into rate_limits as counter (key, hits, expires_at)
        values (${keyOf(rule, subject)}, 1, now() + ${rule.windowSeconds} * interval '1 second')
        on conflict (key) do update set
          hits = case when counter.expires_at <= now() then 1 else counter.hits + 1 end,
          expires_at = case when counter.expires_at <= now() then excluded.expires_at else counter.expires_at end
        returning hits, extract(epoch from expires_at - now())::float8 as seconds`;
      if (counter && counter.hits > rule.limit) {
        happened.limitHit.publish({ limit: rule.name });
        throw tooManyRequests(Math.min(counter.seconds, rule.windowSeconds));
      }
    },
  };
}

/** Removes counters whose window is over. Returns how many. */
export async function sweepRateLimits({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const { count } = await sql`delete from rate_limits where expires_at < now() - interval '1 minute'`;
  return count;
}
