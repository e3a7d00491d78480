import type { Language } from '#contract/languages.ts';
import { isEmail } from '#contract/validation/email.ts';
import type { Environment } from '#server/config/environment.ts';
import type { Database } from '#server/database/database.ts';
import type { Logger } from '#server/http/logger.ts';
import { serverEvents } from '#server/observability/events.ts';
import { mailPayloads } from './mail-payload.ts';
import { type Executor, insertMail } from './mail-rows.ts';
import { startMailWorker } from './mail-worker.ts';
import { createMailSender } from './send-mail.ts';
import type { MailProps, MailTemplate, MailTemplates } from './templates.ts';

/** A mail to be sent. */
export interface MailOrder<T extends MailTemplate = MailTemplate> {
  template: T;
  to: string;
  language: Language;
  props: MailProps[T];
  /** Seconds after which the mail is useless and dropped unsent. Default: three days. */
  usefulFor?: number;
}

export interface Mailer {
  /**
   * Queues a mail: one statement, whatever happens to the mail. Pass a transaction as `executor` to send the mail only
   * if the transaction commits.
   * @throws {Error} if `to` is not a single plain address
   */
  enqueue<T extends MailTemplate>(order: MailOrder<T>, executor?: Executor): Promise<void>;
  /**
   * Takes the same time as `enqueue`, including the rendering afterwards, but sends nothing: for addresses without an
   * account, so that neither this response nor later ones reveal which addresses have one.
   */
  enqueueDecoy<T extends MailTemplate>(order: MailOrder<T>, executor?: Executor): Promise<void>;
  /** Starts sending queued mails, including those of earlier processes. */
  start(): Promise<void>;
  /** Claims no more mails and waits for those in progress (ten seconds at most). The rest stays queued. */
  stop(): Promise<void>;
}

export interface MailerOptions {
  database: Database;
  environment: Pick<Environment, 'mode' | 'authSecret' | 'smtpUrl' | 'mailFrom'>;
  templates: MailTemplates;
  logger: Logger;
}

const threeDays = 3 * 24 * 60 * 60;

/** Delivery of mails: sent over SMTP, shown at /dev/mailbox, or (hosted without SMTP) none. */
export type MailDelivery = 'smtp' | 'catch' | 'none';

export function mailDelivery({ mode, smtpUrl }: Pick<Environment, 'mode' | 'smtpUrl'>): MailDelivery {
  if (smtpUrl !== undefined) return 'smtp';
  return mode === 'local' ? 'catch' : 'none';
}

/** The product's outgoing mail, see docs/decisions/0021. */
export function createMailer({ database, environment, templates, logger }: MailerOptions): Mailer {
  const { authSecret, smtpUrl, mailFrom } = environment;
  if (authSecret === undefined) throw new Error('createMailer needs AUTH_SECRET');
  const payloads = mailPayloads(authSecret);
  const delivery = mailDelivery(environment);
  const stops: (() => Promise<void>)[] = [];

  async function put(order: MailOrder, { isDecoy }: { isDecoy: boolean }, executor: Executor): Promise<void> {
    if (!isEmail(order.to)) throw new Error('the recipient of a mail is not one plain address');
    serverEvents.mailQueued.publish({ template: order.template });
    if (delivery === 'none') return;
    await insertMail(executor, payloads, {
      ...order,
      to: isDecoy ? '' : order.to,
      state: delivery === 'smtp' ? 'queued' : isDecoy ? 'decoy' : 'caught',
      usefulFor: order.usefulFor ?? threeDays,
    });
  }

  return {
    enqueue: (order, executor = database.db) => put(order, { isDecoy: false }, executor),
    enqueueDecoy: (order, executor = database.db) => put(order, { isDecoy: true }, executor),
    async start() {
      if (smtpUrl === undefined) return;
      const sender = createMailSender({ smtpUrl, from: mailFrom });
      stops.push(await startMailWorker({ database, payloads, templates, sender, logger }));
    },
    async stop() {
      await Promise.all(stops.splice(0).map((stop) => stop()));
    },
  };
}
