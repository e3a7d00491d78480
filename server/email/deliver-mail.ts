import { defaultLanguage, isLanguage } from '#contract/languages.ts';
import { redactText } from '#contract/redact.ts';
import type { Database } from '#server/database/database.ts';
import type { Logger } from '#server/http/logger.ts';
import { type MailAttempt, serverEvents } from '#server/observability/events.ts';
import { withSpan } from '#server/observability/spans.ts';
import type { MailOutage } from './mail-outage.ts';
import type { MailPayloads } from './mail-payload.ts';
import { type ClaimedMail, finishMail, postponeMail } from './mail-rows.ts';
import { MailRejectedError, type MailSender } from './send-mail.ts';
import type { MailProps, MailTemplate, MailTemplates } from './templates.ts';

/** Seconds before the second, third, … attempt. */
const steps = [1, 5, 30, 120, 600, 1800, 3600];

/**
 * Seconds until the next attempt after `attempts` failed ones, up to an hour. A mail that will soon be useless (a
 * sign-in code) is tried at least four more times in the time left, so that it is still sent after an outage of
 * minutes. Varied by a fifth, so that the mails of one outage are not all retried at the same time.
 */
export function retryDelay(attempts: number, secondsLeft: number, random: number = Math.random()): number {
  const step = steps[Math.min(attempts, steps.length) - 1] ?? 1;
  const bounded = Math.max(1, Math.min(step, secondsLeft / 5));
  return bounded * (0.8 + 0.4 * random);
}

export interface Delivery {
  database: Pick<Database, 'sql'>;
  payloads: MailPayloads;
  templates: MailTemplates;
  sender: MailSender;
  /** State of the mail server. */
  outage: MailOutage;
  logger: Logger;
}

/**
 * Sends one claimed mail and records the result. At least once: if the process or the database fails between the
 * server's acceptance and our update, the mail is sent again, under the same Message-ID. A decoy has no recipient: it
 * is only rendered, which is the part of a mail that has a measurable effect.
 */
export function deliverMail(delivery: Delivery, mail: ClaimedMail): Promise<void> {
  const { template, attempts } = mail;
  return withSpan('mail', { 'mail.template': template, 'mail.attempt': attempts }, () =>
    deliver(delivery, mail),
  );
}

async function deliver(delivery: Delivery, mail: ClaimedMail): Promise<void> {
  const { database, sender, outage, logger } = delivery;
  const { sql } = database;
  const publish = (outcome: MailAttempt['outcome']) =>
    serverEvents.mailAttempt.publish({ template: mail.template, outcome });
  const facts = { mail: mail.id, template: mail.template, attempts: mail.attempts };
  if (mail.secondsLeft <= 0) {
    logger.warn(facts, 'mail dropped: it was not sent while it was of use');
    outage.finished(mail.id);
    await finishMail(sql, mail.id, 'expired');
    publish('expired');
    return;
  }
  try {
    const language = isLanguage(mail.language) ? mail.language : defaultLanguage;
    const rendered = await renderClaimed(delivery, mail);
    if (mail.recipient === '') {
      await finishMail(sql, mail.id, 'decoy');
      return;
    }
    await withSpan('SMTP', { kind: 'client' }, () =>
      sender.send({ ...rendered, id: mail.id, to: mail.recipient, language }),
    );
  } catch (error) {
    if (error instanceof MailRejectedError) {
      logger.warn({ ...facts, reason: error.message }, 'mail refused');
      outage.finished(mail.id);
      await finishMail(sql, mail.id, 'failed', error.message);
      publish('refused');
      return;
    }
    const delay = outage.failed(mail, retryDelay(mail.attempts, mail.secondsLeft), error);
    logger.warn({ ...facts, ...failure(error), retryInSeconds: Math.round(delay) }, 'mail not sent yet');
    await postponeMail(sql, mail.id, delay, failure(error).reason);
    publish('postponed');
    return;
  }
  await finishMail(sql, mail.id, 'sent');
  publish('sent');
  logger.info(facts, 'mail sent');
  await outage.succeeded();
}

/** Renders the payload; a mail whose payload cannot be decrypted can never be sent. */
async function renderClaimed({ payloads, templates }: Delivery, mail: ClaimedMail) {
  let props: unknown;
  try {
    props = payloads.open(mail.id, mail.payload ?? '');
  } catch {
    throw new MailRejectedError('the payload cannot be decrypted: AUTH_SECRET has changed');
  }
  const language = isLanguage(mail.language) ? mail.language : defaultLanguage;
  return templates.renderMail(mail.template as MailTemplate, language, props as MailProps[MailTemplate]);
}

/** The loggable part of an error: SMTP servers repeat addresses and more in their responses. */
function failure(error: unknown): { reason: string; smtpCode?: number } {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const parts = [code, command, responseCode].filter((part) => part !== undefined);
  const reason = parts.length > 0 ? parts.join(' ') : redactText(String(error)).slice(0, 200);
  return { reason, ...(responseCode === undefined ? {} : { smtpCode: responseCode }) };
}
