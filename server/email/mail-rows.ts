import type { Database } from '#server/database/database.ts';

type Sql = Database['sql'];

/** A mail that this worker has claimed. */
export interface ClaimedMail {
  id: string;
  recipient: string;
  template: string;
  language: string;
  payload: string | null;
  /** Including this one. */
  attempts: number;
  /** Until the mail is useless; negative if it already is. */
  secondsLeft: number;
}

/** How long a crashed worker blocks its mails. Renewed while a mail is being sent. */
export const leaseSeconds = 90;

/** Claims the oldest mail among the first ones of each recipient that no other worker has claimed. */
export async function claimMail(sql: Sql): Promise<ClaimedMail | undefined> {
  const [mail] = await sql<ClaimedMail[]>`
    update mails
    set attempts = attempts + 1, locked_until = now() + ${leaseSeconds} * interval '1 second'
    where id = (
      select id from mails
      where state = 'queued' and next_attempt_at <= now() and (locked_until is null or locked_until <= now())
      order by turn, next_attempt_at
      limit 1
      for update skip locked
    )
    returning id, recipient, template, language, payload, attempts,
      extract(epoch from expires_at - now())::float8 as "secondsLeft"`;
  return mail;
}

/** Extends the lease of mails that are being sent. */
export async function renewLeases(sql: Sql, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update mails set locked_until = now() + ${leaseSeconds} * interval '1 second'
    where id = any(${ids}::text[]) and state = 'queued'`;
}

/** Finishes a mail and deletes its content. */
export async function finishMail(
  sql: Sql,
  id: string,
  state: 'sent' | 'failed' | 'expired' | 'decoy',
  lastError: string | null = null,
): Promise<void> {
  await sql`
    update mails set
      state = ${state}, payload = null, locked_until = null, last_error = ${lastError},
      sent_at = case when ${state} = 'sent' then now() end
    where id = ${id}`;
}

/** Returns a mail to the queue for a later attempt. */
export async function postponeMail(sql: Sql, id: string, seconds: number, lastError: string): Promise<void> {
  await sql`
    update mails set
      next_attempt_at = now() + ${seconds} * interval '1 second', locked_until = null, last_error = ${lastError}
    where id = ${id} and state = 'queued'`;
}

/** Seconds until a queued mail is due; undefined if none is queued. */
export async function secondsUntilDue(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ seconds: number | null }[]>`
    select extract(epoch from min(greatest(next_attempt_at, locked_until)) - now())::float8 as seconds
    from mails where state = 'queued'`;
  return row?.seconds ?? undefined;
}
