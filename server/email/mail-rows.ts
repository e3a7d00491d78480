import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Language } from '#contract/facts/languages.ts';
import type { Database } from '#server/database/database.ts';
import type { MailPayloads } from './mail-payload.ts';

/** Maximum number of caught mails on the mailbox page. */
export const caughtMails = 100;

/** The database or a transaction. */
export type Executor = Pick<Database['db'], 'execute'>;

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

/** A mail that is about to be sent. */
export interface TakenMail {
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

/**
 * Counts an attempt to send a mail.
 * @returns the mail; undefined where it is finished, or gone
 */
export async function takeMail(sql: Sql, id: string): Promise<TakenMail | undefined> {
  const [mail] = await sql<TakenMail[]>`
    update mails set attempts = attempts + 1, tried_at = now() where id = ${id} and state = 'queued'
    returning id, recipient, template, language, payload, attempts,
      extract(epoch from expires_at - now())::float8 as "secondsLeft"`;
  return mail;
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
      state = ${state}, payload = null, last_error = ${lastError},
      sent_at = case when ${state} = 'sent' then now() end
    where id = ${id}`;
}

/** Gives up a mail that nothing will send any more, and deletes its content. */
export async function discardMail(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`
    update mails set state = 'failed', payload = null, last_error = 'discarded'
    where id = ${id} and state = 'queued'`);
}

/** Records why a mail was not sent, which stays queued. */
export async function noteFailure(sql: Sql, id: string, lastError: string): Promise<void> {
  await sql`update mails set last_error = ${lastError} where id = ${id} and state = 'queued'`;
}

/**
 * Inserts a mail, in one statement that costs the same for every state.
 * @returns its id, and how many mails wait for the same recipient
 */
export async function insertMail(
  executor: Executor,
  payloads: MailPayloads,
  mail: NewMail,
): Promise<{ id: string; waiting: number }> {
  const id = randomUUID();
  const payload = payloads.seal(id, mail.props);
  const [row] = await executor.execute<{ waiting: number }>(sql`
    with inserted as (
      insert into mails (id, state, recipient, template, language, payload, expires_at)
      values (
        ${id}, ${mail.state}, ${mail.to}, ${mail.template}, ${mail.language}, ${payload},
        now() + ${mail.usefulFor} * interval '1 second'
      )
    )
    select count(*)::int as waiting from mails where state = 'queued' and recipient = ${mail.to}`);
  return { id, waiting: row?.waiting ?? 0 };
}

/** Deletes decoys after an hour, finished mails after a week, caught mails beyond the newest hundred. */
export async function deleteOldMails({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql`
    delete from mails
    where (state = 'decoy' and created_at < now() - interval '1 hour')
      or (state in ('sent', 'failed', 'expired') and created_at < now() - interval '7 days')`;
  await sql`
    delete from mails where id in (
      select id from mails where state = 'caught' order by created_at desc, id offset ${caughtMails}
    )`;
}
