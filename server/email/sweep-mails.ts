import type { Database } from '#server/database/database.ts';
import type { Logger } from '#server/http/logger.ts';

/** Caught mails that the mailbox page keeps. */
export const caughtMails = 100;

/** Removes decoys after an hour, mails that are over after a week, caught mails beyond the newest hundred. */
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

/** Sweeps now and every `every` milliseconds until the returned function is called. */
export function startMailSweeper(options: {
  database: Pick<Database, 'sql'>;
  logger: Logger;
  every?: number;
}): () => Promise<void> {
  const { database, logger, every = 10 * 60 * 1000 } = options;
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = () => {
    sweeping = sweepMails(database).catch((error: unknown) => logger.error({ err: error }, 'mail sweep'));
  };
  sweep();
  const timer = setInterval(sweep, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
