import * as z from 'zod/mini';
import { signInActions } from '#contract/sign-in-events.ts';
import { deleteOldMails } from '../email/mail-rows.ts';
import { defineJob } from '../jobs/define-job.ts';
import { removeExpiredDeletions } from '../records/deletions.ts';

/**
 * Deletes what nobody can use any more: sessions, and codes and states of social sign-ins, that ended more than an hour
 * ago; counters and wrong codes that no longer count; records whose deletion can no longer be undone; and who signed in
 * more than a year ago, and other events where AUDIT_RETENTION_DAYS says so, but in a demo, whose events are part of the
 * picture. Until then an expired code is told apart
 * from a wrong one.
 */
export const cleanUp = defineJob({
  name: 'app.clean-up',
  input: z.object({}),
  schedule: '7 * * * *',
  atStart: true,
  async run({ database: { sql }, environment: { demo, auditRetentionDays } }) {
    await sql`delete from verifications where expires_at < now() - interval '1 hour'`;
    await sql`delete from code_failures where expires_at < now()`;
    await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`;
    await sql`delete from sessions where expires_at < now() - interval '1 hour'`;
    await removeExpiredDeletions({ sql });
    if (demo) return;
    await sql`select delete_old_audit_events(${[...signInActions]}::text[], ${auditRetentionDays ?? null}::int)`;
  },
});

/** Deletes old mails, every ten minutes, as there may be many. Not in a demo, which shows its queue. */
export const cleanUpMails = defineJob({
  name: 'app.clean-up-mails',
  input: z.object({}),
  schedule: '*/10 * * * *',
  atStart: true,
  async run({ database, environment: { demo } }) {
    if (!demo) await deleteOldMails(database);
  },
});
