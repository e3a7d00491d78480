import type { Language } from '#contract/facts/languages.ts';
import { isEmail } from '#contract/validation/email.ts';
import type { Environment } from '#server/config/settings.ts';
import type { Database } from '#server/database/database.ts';
import type { Logger } from '#server/http/logger.ts';
import { serverEvents } from '#server/observability/events.ts';
import { deliverMail } from './deliver-mail.ts';
import { createMailOutage } from './mail-outage.ts';
import { mailPayloads } from './mail-payload.ts';
import { type Executor, insertMail } from './mail-rows.ts';
import type { MailProps, MailTemplate, MailTemplates } from './mail-templates.ts';
import { createMailSender } from './send-mail.ts';

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
   * Queues a mail: the same statements, whatever happens to the mail. Pass a transaction as `executor` to send the mail only
   * if the transaction commits.
   * @throws {Error} if `to` is not a single plain address
   */
  enqueue<T extends MailTemplate>(order: MailOrder<T>, executor?: Executor): Promise<void>;
  /**
   * Takes the same time as `enqueue`, including the rendering afterwards, but sends nothing: for addresses without an
   * account, so that neither this response nor later ones reveal which addresses have one.
   */
  enqueueDecoy<T extends MailTemplate>(order: MailOrder<T>, executor?: Executor): Promise<void>;
  /**
   * Sends a queued mail.
   * @returns why it is to be tried again later, if it is
   */
  deliver(id: string): Promise<{ retry: string } | undefined>;
  stop(): void;
}

export interface MailerOptions {
  database: Database;
  environment: Pick<Environment, 'mode' | 'authSecret' | 'smtpUrl' | 'mailFrom'>;
  templates: MailTemplates;
  logger: Logger;
  /** The queue, which calls `deliver` in time (server/app/mail-job.ts). */
  deliveries: {
    /** Adds a mail by its id; one of a higher priority goes before others. */
    add(id: string, executor: Executor, priority: number): Promise<unknown>;
    /** Makes mails due that are to be tried again, the most urgent first; all unless told how many. */
    retryNow(most?: number): Promise<void>;
  };
}

const threeDays = 3 * 24 * 60 * 60;

/** A user is waiting for a mail that is useless after so many seconds. */
const urgentSeconds = 15 * 60;

/** Delivery of mails: sent over SMTP, shown at /dev/mailbox, or (hosted without SMTP) none. */
export type MailDelivery = 'smtp' | 'catch' | 'none';

export function mailDelivery({ mode, smtpUrl }: Pick<Environment, 'mode' | 'smtpUrl'>): MailDelivery {
  if (smtpUrl !== undefined) return 'smtp';
  return mode === 'local' ? 'catch' : 'none';
}

/** The product's outgoing mail, see docs/decisions/0021. */
export function createMailer({
  database,
  environment,
  templates,
  logger,
  deliveries,
}: MailerOptions): Mailer {
  const { authSecret, smtpUrl, mailFrom } = environment;
  if (authSecret === undefined) throw new Error('createMailer needs AUTH_SECRET');
  const payloads = mailPayloads(authSecret);
  const delivery = mailDelivery(environment);
  const outage = createMailOutage(deliveries.retryNow);
  const sender = smtpUrl === undefined ? undefined : createMailSender({ smtpUrl, from: mailFrom });

  async function put(order: MailOrder, { isDecoy }: { isDecoy: boolean }, executor: Executor): Promise<void> {
    if (!isEmail(order.to)) throw new Error('the recipient of a mail is not one plain address');
    serverEvents.mailQueued.publish({ template: order.template });
    if (delivery === 'none') return;
    const usefulFor = order.usefulFor ?? threeDays;
    const { id, waiting } = await insertMail(executor, payloads, {
      ...order,
      to: isDecoy ? '' : order.to,
      state: delivery === 'smtp' ? 'queued' : isDecoy ? 'decoy' : 'caught',
      usefulFor,
    });
    // Codes first; many mails to one address delay nobody else's.
    const priority = (usefulFor <= urgentSeconds ? 1000 : 0) - Math.min(waiting, 999);
    if (delivery === 'smtp') await deliveries.add(id, executor, priority);
  }

  return {
    enqueue: (order, executor) => inOne(executor, (tx) => put(order, { isDecoy: false }, tx)),
    enqueueDecoy: (order, executor) => inOne(executor, (tx) => put(order, { isDecoy: true }, tx)),
    deliver: (id) => {
      if (!sender) throw new Error('mails are sent with SMTP_URL alone');
      return deliverMail({ database, payloads, templates, sender, outage, logger }, id);
    },
    stop: outage.stop,
  };

  /** A mail and its place in the queue are one transaction: that of the caller, or one of their own. */
  function inOne(executor: Executor | undefined, write: (tx: Executor) => Promise<void>): Promise<void> {
    return executor ? write(executor) : database.db.transaction(write);
  }
}
