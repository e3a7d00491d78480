import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import type { Database } from '#server/database/database.ts';
import type { MailPayloads } from './mail-payload.ts';

/** The database or a transaction. */
export type Executor = Pick<Database['db'], 'execute'>;

/** Channel on which workers listen for new mails. */
export const mailChannel = `${product.slug}_mails`;

export interface NewMail {
  state: 'queued' | 'caught' | 'decoy';
  template: string;
  /** Empty for a decoy. */
  to: string;
  language: Language;
  props: unknown;
  /** Seconds. */
  usefulFor: number;
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
