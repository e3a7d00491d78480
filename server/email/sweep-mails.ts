import type { Database } from '#server/database/database.ts';

/** Maximum number of caught mails on the mailbox page. */
export const caughtMails = 100;

/** Milliseconds between two clean-ups. */
export const mailSweepEvery = 10 * 60 * 1000;

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
