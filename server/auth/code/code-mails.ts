import { defineRequestState } from '@better-auth/core/context';
import type { Database } from '../../database/database.ts';
import { type CodeMailShare, codeMailShares } from '../../http/limits.ts';
import type { RateLimiter } from '../../http/rate-limiter.ts';
import { serverEvents } from '../../observability/events.ts';

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
