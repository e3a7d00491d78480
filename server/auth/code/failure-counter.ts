import type { Database } from '../../database/database.ts';
import type { LimitRule } from '../../http/limits.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import { serverEvents } from '../../observability/events.ts';

/**
 * Counts wrong codes, so that no more than a rule's limit are answered in any sliding window, across all codes,
 * browsers and networks. A try is counted before its code is compared, so that concurrent tries cannot all pass.
 */
export interface FailureCounter {
  /** Counts a try; returns false, without counting, if no more may fail. */
  take(rule: LimitRule, subject: string): Promise<boolean>;
  /** Removes a try whose code was right from the count. */
  undo(rule: LimitRule, subject: string): Promise<void>;
}

interface FailureCounterServices {
  database: Pick<Database, 'sql'>;
  limiter: Pick<RateLimiter, 'keyOf'>;
}

export function createFailureCounter({
  database: { sql },
  limiter: { keyOf },
}: FailureCounterServices): FailureCounter {
  return {
    async take(rule, subject) {
      const window = sql`${rule.windowSeconds} * interval '1 second'`;
      const recent = sql`unnest(counter.moments) as moment where moment > now() - ${window}`;
      const { count } = await sql`
        insert into code_failures as counter (key, moments, expires_at)
        values (${keyOf(rule, subject)}, array[now()], now() + ${window})
        on conflict (key) do update set
          moments = array(select moment from ${recent} order by moment) || now(),
          expires_at = excluded.expires_at
        where (select count(*) from ${recent}) < ${rule.limit}`;
      if (count > 0) return true;
      serverEvents.limitHit.publish({ limit: rule.name });
      return false;
    },
    async undo(rule, subject) {
      await sql`
        update code_failures set moments = trim_array(moments, 1)
        where key = ${keyOf(rule, subject)} and cardinality(moments) > 0`;
    },
  };
}
