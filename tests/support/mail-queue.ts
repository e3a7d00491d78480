import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import { createMailer, type Mailer, type MailerOptions } from '#server/email/mailer.ts';
import { renderMail } from '#server/email/templates/index.tsx';
import type { MailTemplates } from '#server/email/templates.ts';
import { createLogger } from '#server/http/logger.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts';

/** For `expect.poll`: the queue answers within moments, a busy machine within seconds. */
export const soon = { timeout: 15_000, interval: 50 };

/** A sign-in mail for an address. */
export const order = (to: string, language: Language = 'en', code = 'K7M2QX') =>
  ({ template: 'sign-in-code', to, language, props: { code, minutes: 10 }, usefulFor: 600 }) as const;

export interface MailQueue {
  /** A mailer on the queue; it stops after the test. */
  mailerTo(smtpUrl: string | undefined, environment?: Partial<MailerOptions['environment']>): Mailer;
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
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
    await test.database.sql`truncate mails`;
    log = '';
  });
  afterAll(() => test.drop());

  return {
    mailerTo(smtpUrl, environment = {}) {
      const mailer = createMailer({
        database: test.database,
        environment: {
          mode: 'local',
          authSecret: 'a secret of the tests, long enough',
          smtpUrl,
          mailFrom: `${product.name} <mail@app.example>`,
          ...environment,
        },
        templates,
        logger: createLogger({ level: 'debug', stream: { write } }),
      });
      stops.push(() => mailer.stop());
      return mailer;
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
