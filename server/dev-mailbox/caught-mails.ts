import { and, desc, eq } from 'drizzle-orm';
import { appFacts } from '#contract/facts/define-app.ts';
import { isLanguage, type Language } from '#contract/facts/languages.ts';
import type { Database } from '#server/database/database.ts';
import type { MailPayloads } from '#server/email/mail-payload.ts';
import { caughtMails } from '#server/email/mail-rows.ts';
import type { MailProps, MailTemplate, MailTemplates, RenderedMail } from '#server/email/mail-templates.ts';
import { mails } from '#server/email/tables.ts';

const codeTemplate: MailTemplate = 'sign-in-code';

export interface CaughtMail {
  id: string;
  recipient: string;
  language: Language;
  createdAt: Date;
  /** The code that the mail carries, if it carries one. */
  code: string | undefined;
  /** Whether the code signs in. */
  signsIn: boolean;
  /** Undefined when the mail cannot be read any more. */
  rendered: RenderedMail | undefined;
}

export interface CaughtMailsOptions {
  database: Pick<Database, 'db'>;
  payloads: MailPayloads;
  templates: MailTemplates;
}

/** The newest caught mails, the newest first. */
export async function listCaughtMails(options: CaughtMailsOptions): Promise<CaughtMail[]> {
  const rows = await options.database.db
    .select()
    .from(mails)
    .where(eq(mails.state, 'caught'))
    .orderBy(desc(mails.createdAt), mails.id)
    .limit(caughtMails);
  return Promise.all(rows.map((row) => readMail(options, row)));
}

export async function findCaughtMail(
  options: CaughtMailsOptions,
  id: string,
): Promise<CaughtMail | undefined> {
  const [row] = await options.database.db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.state, 'caught')));
  return row && readMail(options, row);
}

/** The newest caught mail with a code that signs in at an address. */
export async function findCodeMail(
  options: CaughtMailsOptions,
  email: string,
): Promise<CaughtMail | undefined> {
  const [row] = await options.database.db
    .select()
    .from(mails)
    .where(and(eq(mails.state, 'caught'), eq(mails.template, codeTemplate), eq(mails.recipient, email)))
    .orderBy(desc(mails.createdAt), mails.id)
    .limit(1);
  return row && readMail(options, row);
}

async function readMail(options: CaughtMailsOptions, row: typeof mails.$inferSelect): Promise<CaughtMail> {
  const { id, recipient, createdAt } = row;
  const language = isLanguage(row.language) ? row.language : appFacts().defaultLanguage;
  const facts = { id, recipient, language, createdAt, signsIn: row.template === codeTemplate };
  try {
    const props = options.payloads.open(id, row.payload ?? '') as MailProps[MailTemplate];
    const rendered = await options.templates.renderMail(row.template as MailTemplate, language, props);
    return { ...facts, rendered, code: 'code' in props ? props.code : undefined };
  } catch {
    return { ...facts, rendered: undefined, code: undefined };
  }
}
