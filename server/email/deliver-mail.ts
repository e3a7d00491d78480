import { appFacts } from '#contract/facts/define-app.ts';
import { isLanguage } from '#contract/facts/languages.ts';
import { redactText } from '#contract/redact.ts';
import type { Database } from '#server/database/database.ts';
import type { Logger } from '#server/http/logger.ts';
import { type MailAttempt, serverEvents } from '#server/observability/events.ts';
import { withSpan } from '#server/observability/spans.ts';
import type { MailOutage } from './mail-outage.ts';
import type { MailPayloads } from './mail-payload.ts';
import { finishMail, noteFailure, type TakenMail, takeMail } from './mail-rows.ts';
import type { MailProps, MailTemplate, MailTemplates } from './mail-templates.ts';
import { MailRejectedError, type MailSender } from './send-mail.ts';

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
 * Sends one mail and records the result. At least once: if the process or the database fails between the server's
 * acceptance and our update, the mail is sent again, under the same Message-ID. A decoy has no recipient: it is only
 * rendered, which is the part of a mail that has a measurable effect.
 * @returns why it is to be tried again later, if it is
 */
export async function deliverMail(delivery: Delivery, id: string): Promise<{ retry: string } | undefined> {
  const mail = await takeMail(delivery.database.sql, id);
  if (!mail) return undefined;
  return withSpan('mail', { 'mail.template': mail.template, 'mail.attempt': mail.attempts }, () =>
    deliver(delivery, mail),
  );
}

async function deliver(delivery: Delivery, mail: TakenMail): Promise<{ retry: string } | undefined> {
  const { database, sender, outage, logger } = delivery;
  const { sql } = database;
  const publish = (outcome: MailAttempt['outcome']) =>
    serverEvents.mailAttempt.publish({ template: mail.template, outcome });
  const facts = { mail: mail.id, template: mail.template, attempts: mail.attempts };
  if (mail.secondsLeft <= 0) {
    logger.warn(facts, 'mail dropped: it was not sent while it was of use');
    await finishMail(sql, mail.id, 'expired');
    publish('expired');
    return undefined;
  }
  try {
    const language = isLanguage(mail.language) ? mail.language : appFacts().defaultLanguage;
    const rendered = await renderTaken(delivery, mail);
    if (mail.recipient === '') {
      await finishMail(sql, mail.id, 'decoy');
      return undefined;
    }
    await withSpan('SMTP', { kind: 'client' }, () =>
      sender.send({ ...rendered, id: mail.id, to: mail.recipient, language }),
    );
  } catch (error) {
    if (error instanceof MailRejectedError) {
      logger.warn({ ...facts, reason: error.message }, 'mail refused');
      await finishMail(sql, mail.id, 'failed', error.message);
      publish('refused');
      return undefined;
    }
    outage.failed(error);
    const { reason, ...code } = failure(error);
    logger.warn({ ...facts, reason, ...code }, 'mail not sent yet');
    await noteFailure(sql, mail.id, reason);
    publish('postponed');
    return { retry: reason };
  }
  await finishMail(sql, mail.id, 'sent');
  publish('sent');
  logger.info(facts, 'mail sent');
  await outage.succeeded();
  return undefined;
}

/** Renders the payload; a mail whose payload cannot be decrypted can never be sent. */
async function renderTaken({ payloads, templates }: Delivery, mail: TakenMail) {
  let props: unknown;
  try {
    props = payloads.open(mail.id, mail.payload ?? '');
  } catch {
    throw new MailRejectedError('the payload cannot be decrypted: AUTH_SECRET has changed');
  }
  const language = isLanguage(mail.language) ? mail.language : appFacts().defaultLanguage;
  return templates.renderMail(mail.template as MailTemplate, language, props as MailProps[MailTemplate]);
}

/** The loggable part of an error: SMTP servers repeat addresses and more in their responses. */
function failure(error: unknown): { reason: string; smtpCode?: number } {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  const parts = [code, command, responseCode].filter((part) => part !== undefined);
  const reason = parts.length > 0 ? parts.join(' ') : redactText(String(error)).slice(0, 200);
  return { reason, ...(responseCode === undefined ? {} : { smtpCode: responseCode }) };
}
