import { afterEach, beforeEach, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { mailDeliveries, sendQueuedMail } from '#server/app/mail-job.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { type RecordedDatabase, recordedDatabase } from '#tests/support/recorded-database.ts';
import { createMailer } from '../../email/mailer.ts';
import * as templates from '../../email/templates/index.tsx';
import { createLogger } from '../../http/logger.ts';
import type { JobContext } from '../../jobs/define-job.ts';
import { createJobQueue } from '../../jobs/job-queue.ts';

const requested = languages.at(-1) ?? languages[0];

let test: TestDatabase;
let database: RecordedDatabase;
let server: AuthServer;

async function start(signUp: 'open' | 'closed') {
  const logger = createLogger({ level: 'silent' });
  const authSecret = 'a secret of the tests that is long enough';
  const environment = { mode: 'hosted', authSecret, smtpUrl: 'smtp://127.0.0.1:1', mailFrom: '' } as const;
  const queue = createJobQueue({ database, logger, jobs: [sendQueuedMail] });
  await queue.start({} as JobContext);
  await queue.stop();
  const deliveries = mailDeliveries(queue);
  const mailer = createMailer({ database, environment, templates, logger, deliveries });
  server = await startAuthServer({ database, mailer, environment: { signUp, mode: 'hosted' } });
}

beforeEach(async () => {
  test = await createTestDatabase();
  database = recordedDatabase(test.url);
  await database.sql`
    insert into users (id, email, name, email_verified, language)
    values ('member', 'ada@example.com', 'Ada', true, ${languages[0]})`;
});
afterEach(async () => {
  await server.stop();
  await database.close();
  await test.drop();
});

async function statementsFor(email: string): Promise<string[]> {
  const browser = server.browser();
  browser.headers = { 'accept-language': requested };
  database.takeStatements();
  const answer = await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  expect(answer.body).toEqual({ success: true });
  return database.takeStatements();
}

it.each(['open', 'closed'] as const)(
  'requesting a code runs the same statements for members and unknown addresses, sign-up %s',
  async (signUp) => {
    await start(signUp);
    // Runs what a process does only once.
    await statementsFor('admin@example.com');
    const forMember = await statementsFor('ada@example.com');
    const forStranger = await statementsFor('eve@example.com');
    expect(forMember.filter((statement) => statement.includes('insert into mails'))).toHaveLength(1);
    expect(forStranger).toEqual(forMember);
    const mails = await database.sql`select state, recipient, language from mails order by created_at`;
    expect(mails.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);
    expect(mails[2]?.recipient).toBe(signUp === 'open' ? 'eve@example.com' : '');
    // A member's mail is in the language of the member's account.
    expect(mails.map(({ language }) => language)).toEqual([requested, languages[0], requested]);
  },
);
