import type { MailHealth } from '#contract/dashboard/dashboard.ts';
import type { Environment } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { type MailDelivery, mailDelivery } from '../email/mailer.ts';

interface Row extends Omit<MailHealth, 'state'> {
  /** How long the oldest mail has been in the queue without that anything got out, in seconds; null where there is none. */
  stalled: number | null;
  /** How long the first mail of those not tried yet has been due, in seconds; null where there is none. */
  overdue: number | null;
}

/** A mail is of use for three days at most, so that older ones need no look. */
const longestUse = '3 days';

const nothing = { waiting: 0, retrying: 0, failedToday: 0, usualSeconds: null };
const idle: Record<Exclude<MailDelivery, 'smtp'>, MailHealth> = {
  catch: { state: 'caught', ...nothing },
  none: { state: 'off', ...nothing },
};

interface MailHealthOptions {
  database: Pick<Database, 'sql'>;
  environment: Pick<Environment, 'mode' | 'smtpUrl' | 'demo'>;
  /** The reader's midnight, ISO 8601. */
  today: string;
}

/** How the queue of outgoing mail does. */
export async function readMailHealth({
  database,
  environment,
  today,
}: MailHealthOptions): Promise<MailHealth> {
  const delivery = mailDelivery(environment);
  // A demo sends nothing and shows a queue that came with it.
  if (delivery !== 'smtp' && !environment.demo) return idle[delivery];
  const [row] = await database.sql<[Row]>`
    with queued as (select * from mails where state = 'queued'),
    last_sent as (select * from mails where state = 'sent' order by created_at desc limit 100)
    select
      (select count(*)::int from queued where last_error is null) as waiting,
      (select count(*)::int from queued where last_error is not null) as retrying,
      (select count(*)::int from mails
        where state in ('failed', 'expired') and tried_at >= ${today}
          and created_at >= ${today}::timestamptz - ${longestUse}::interval) as "failedToday",
      (select percentile_cont(0.5) within group (order by extract(epoch from sent_at - created_at))
        from last_sent) as "usualSeconds",
      (select extract(epoch from now() - min(created_at))::float8 from queued
        having not min(created_at) < (select max(sent_at) from last_sent)
          or not exists (select from last_sent)) as stalled,
      (select extract(epoch from now() - min(created_at))::float8 from queued
        where last_error is null) as overdue`;
  const { stalled, overdue, ...counts } = row;
  return { state: stateAfter(Math.max(stalled ?? 0, overdue ?? 0)), ...counts };
}

function stateAfter(secondsWaited: number): MailHealth['state'] {
  if (secondsWaited > 600) return 'stopped';
  return secondsWaited > 60 ? 'delayed' : 'delivering';
}
