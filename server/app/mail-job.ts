import * as z from 'zod/mini';
import type { MailerOptions } from '../email/mailer.ts';
import { defineJob, type JobQueue } from '../jobs/define-job.ts';

/**
 * Sends a queued mail, whose content stands in the table of mails. While the mail server accepts none it is tried again
 * for three days, by when every mail is useless.
 */
export const sendQueuedMail = defineJob({
  name: 'app.mail',
  input: z.object({ id: z.string() }),
  urgent: true,
  retry: { times: 100, first: 1, longest: 3600 },
  run: ({ mailer }, { id }) => mailer.deliver(id),
});

/** The queue as the mailer sees it. */
export function mailDeliveries(jobs: JobQueue): MailerOptions['deliveries'] {
  return {
    add: (id, executor, priority) => jobs.enqueue(sendQueuedMail, { id }, executor, priority),
    hurry: (most) => jobs.hurry(sendQueuedMail, most),
  };
}
