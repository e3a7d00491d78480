import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import type { Database } from '#server/database/database.ts';
import type { MailPayloads } from './mail-payload.ts';

/** Maximum number of caught mails on the mailbox page. */
export const caughtMails = 100;

/** The database or a transaction. */
export type Executor = Pick<Database['db'], 'execute'>;

/** Channel on which workers listen for new mails. */
export const mailChannel = `${product.slug}_mails`;

interface NewMail {
  state: 'queued' | 'caught' | 'decoy';
  template: string;
  /** Empty for a decoy. */
  to: string;
  language: Language;
  props: unknown;
  /** Seconds. */
  usefulFor: number;
}

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

/**
 * Inserts a mail and notifies the workers on commit, in one statement that costs the same for every state. It is
 * queued behind recipients with fewer pending mails: many mails to one address delay nobody else's code.
 */
export async function insertMail(executor: Executor, payloads: MailPayloads, mail: NewMail): Promise<void> {
  const id = randomUUID();
  const payload = payloads.seal(id, mail.props);
  await executor.execute(sql`
    with inserted as (
      insert into mails (id, state, recipient, template, language, payload, turn, expires_at)
      values (
        ${id}, ${mail.state}, ${mail.to}, ${mail.template}, ${mail.language}, ${payload},
        (select count(*) from mails where state = 'queued' and recipient = ${mail.to}),
        now() + ${mail.usefulFor} * interval '1 second'
      )
    )
    select pg_notify(${mailChannel}, '')`);
}

/** Deletes decoys after an hour, finished mails after a week, caught mails beyond the newest hundred. */
export async function sweepMails({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql`
    delete from mails
    where (state = 'decoy' and created_at < now() - interval '1 hour')
      or (state in ('sent', 'failed', 'expired') and created_at < now() - interval '7 days')`;
  await sql`
    delete from mails where id in (
      select id from mails where state = 'caught' order by created_at desc, id offset ${caughtMails}
    )`;
}
