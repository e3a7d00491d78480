import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Language } from '#contract/facts/languages.ts';
import { product } from '#contract/product.ts';
import { mailDeliveries, sendQueuedMail } from '#server/app/mail-job.ts';
import type { MailTemplates } from '#server/email/mail-templates.ts';
import { createMailer, type Mailer, type MailerOptions } from '#server/email/mailer.ts';
import { renderMail } from '#server/email/templates/index.tsx';
import { createLogger } from '#server/http/logger.ts';
import type { JobContext } from '#server/jobs/define-job.ts';
import { createJobQueue } from '#server/jobs/job-queue.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts';

/** For `expect.poll`: the queue answers within moments, a busy machine within seconds. */
export const soon = { timeout: 60_000, interval: 50 };

/** A sign-in mail for an address. */
export const order = (to: string, language: Language = 'en', code = 'K7M2QX') =>
  ({ template: 'sign-in-code', to, language, props: { code, minutes: 10 }, usefulFor: 600 }) as const;

/** A mailer whose queue is worked off once it has started. */
interface TestMailer extends Omit<Mailer, 'stop'> {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface MailQueue {
  /** A mailer on the queue; it stops after the test. */
  mailerTo(smtpUrl: string | undefined, environment?: Partial<MailerOptions['environment']>): TestMailer;
  /** An SMTP server that stops after the test. */
  smtp(...options: Parameters<typeof startSmtpServer>): Promise<TestSmtpServer>;
  /** The queue's rows, the oldest first. */
  rows(): Promise<Record<string, unknown>[]>;
  /** What the mailers have logged in this test. */
  log(): string;
  readonly database: TestDatabase['database'];
  /** What the mailers render with. */
  readonly templates: MailTemplates;
}

/** An empty queue for each test of a file, in a database of the file's own. */
export function setUpMailQueue(): MailQueue {
  let test: TestDatabase;
  const templates = { renderMail };
  let log = '';
  const stops: (() => Promise<void>)[] = [];
  const write = (line: string) => {
    log += line;
  };

  beforeAll(async () => {
    test = await createTestDatabase();
    // A server makes the queue before it takes requests.
    const jobs = createJobQueue({
      database: test.database,
      logger: createLogger({ level: 'silent' }),
      jobs: [sendQueuedMail],
    });
    await jobs.start({} as JobContext);
    await jobs.stop();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
    await test.database.sql`truncate mails`;
    await test.database.sql`delete from jobs.job`;
    log = '';
  });
  afterAll(() => test.drop());

  return {
    mailerTo(smtpUrl, others = {}) {
      const { database } = test;
      const logger = createLogger({ level: 'debug', stream: { write } });
      const environment = {
        mode: 'local' as const,
        authSecret: 'a secret of the tests, long enough',
        smtpUrl,
        mailFrom: `${product.name} <mail@app.example>`,
        ...others,
      };
      const jobs = createJobQueue({ database, logger, jobs: [sendQueuedMail] });
      const deliveries = mailDeliveries(jobs);
      const mailer = createMailer({ database, environment, templates, logger, deliveries });
      const stop = async () => {
        await jobs.stop();
        mailer.stop();
      };
      stops.push(stop);
      return {
        ...mailer,
        start: () => jobs.start({ database, logger, mailer } as unknown as JobContext),
        stop,
      };
    },
    async smtp(...options) {
      const server = await startSmtpServer(...options);
      stops.push(server.stop);
      return server;
    },
    rows: () => test.database.sql<Record<string, unknown>[]>`select * from mails order by created_at, id`,
    log: () => log,
    templates,
    get database() {
      return test.database;
    },
  };
}
