import { defineRequestState } from '@better-auth/core/context';
import type { Database } from '../../database/database.ts';
import { type CodeMailShare, codeMailShares, type LimitRule } from '../../limits/limits.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
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

/** Whether a mail may be sent, and for how many seconds no other may follow. */
export interface CodeMailAnswer {
  allowed: boolean;
  nextIn: number | null;
}

/**
 * Limits the mails with codes to one address, from all clients and networks together. The windows slide, and each check
 * is one statement: neither the start of an hour nor concurrent requests let more through.
 */
export interface CodeMails {
  take(share: CodeMailShare, email: string): Promise<CodeMailAnswer>;
}

/**
 * Seconds, for this request, during which no other mail of the same share may be sent. The link in the mail must be
 * valid for as long: it is the only way to sign in until then.
 */
export const secondsUntilNextMail = defineRequestState<number | null>(() => null);

/** Whether, for this request, no more codes than usual were requested for the address. */
export const isUsualRequest = defineRequestState(() => true);

interface CodeMailsServices {
  database: Pick<Database, 'sql'>;
  limiter: Pick<RateLimiter, 'keyOf'>;
}

export function createCodeMails({ database: { sql }, limiter: { keyOf } }: CodeMailsServices): CodeMails {
  return {
    async take(share, email) {
      const rule = codeMailShares[share];
      const key = keyOf(rule, email);
      const endOf = (limit: number, window: string) => sql`
        select (array_agg(moment order by moment desc))[${limit}::int] + ${window}::interval as free
        from unnest(counter.moments) as moment where moment > now() - ${window}::interval`;
      // Null if another mail is allowed.
      const nextIn = sql`(
        select extract(epoch from max(free) - now())::float8
        from (${endOf(rule.hourly, '1 hour')} union all ${endOf(rule.limit, '1 day')}) as windows
      )`;
      const [taken] = await sql<{ nextIn: number | null }[]>`
        insert into code_failures as counter (key, moments, expires_at)
        values (${key}, array[now()], now() + interval '1 day')
        on conflict (key) do update set
          moments = array(
            select moment from unnest(counter.moments) as moment
            where moment > now() - interval '1 day' order by moment
          ) || now(),
          expires_at = excluded.expires_at
        where ${nextIn} is null
        returning ${nextIn} as "nextIn"`;
      if (taken) return { allowed: true, nextIn: taken.nextIn };
      serverEvents.limitHit.publish({ limit: rule.name });
      const [rejected] = await sql<{ nextIn: number | null }[]>`
        select ${nextIn} as "nextIn" from code_failures as counter where key = ${key}`;
      return { allowed: false, nextIn: rejected?.nextIn ?? 0 };
    },
  };
}

/**
 * The statement that counts a try. Changes no row if no more may fail.
 * @param source what follows `select`; counts nothing if it gives no row
 */
export function countTry(sql: Database['sql'], rule: LimitRule, key: string, source = sql``) {
  const window = sql`${rule.windowSeconds} * interval '1 second'`;
  const recent = sql`unnest(counter.moments) as moment where moment > now() - ${window}`;
  return sql`
    insert into code_failures as counter (key, moments, expires_at)
    select ${key}::text, array[now()], now() + ${window} ${source}
    on conflict (key) do update set
      moments = array(select moment from ${recent} order by moment) || now(),
      expires_at = excluded.expires_at
    where (select count(*) from ${recent}) < ${rule.limit}`;
}

export function createFailureCounter({
  database: { sql },
  limiter: { keyOf },
}: FailureCounterServices): FailureCounter {
  return {
    async take(rule, subject) {
      const { count } = await countTry(sql, rule, keyOf(rule, subject));
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
