import * as z from 'zod/mini';
import { discardMail } from '../email/mail-rows.ts';
import type { MailerOptions } from '../email/mailer.ts';
import { defineJob, type JobQueue } from '../jobs/define-job.ts';

/** The most that the database can count. */
const always = 2 ** 31 - 1;

/**
 * Sends a queued mail, whose content stands in the table of mails. It is tried until it is of no use, which the mail
 * knows: in an outage of hours one mail has thousands of attempts.
 */
export const sendQueuedMail = defineJob({
  name: 'app.mail',
  input: z.object({ id: z.string() }),
  urgent: true,
  retry: { times: always, first: 1, longest: 3600 },
  run: ({ mailer }, { id }) => mailer.deliver(id),
  discarded: (tx, { id }) => discardMail(tx, id),
});

/** The queue as the mailer sees it. */
export function mailDeliveries(jobs: JobQueue): MailerOptions['deliveries'] {
  return {
    add: (id, executor, priority) => jobs.enqueue(sendQueuedMail, { id }, executor, { priority }),
    retryNow: (most) => jobs.retryNow(sendQueuedMail, most),
  };
}
