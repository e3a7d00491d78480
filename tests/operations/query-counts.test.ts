import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/contract.ts';
import { Browser } from '#tests/support/browser.ts';
import { type CountedServer, startCountedServer } from '#tests/support/counted-server.ts';
import { signInByMail, signInUser } from '#tests/support/sign-in-user.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';
import { inputFor } from './inputs.ts';

const server: CountedServer = await startCountedServer();
afterAll(() => server.stop());
const admin = await signInUser(server, 'admin@example.com');

/** Statements with which the job queue looks for work, which it does now and then by itself. */
const isFetch = (statement: string) => /\bwith\s+next\s+as\b/i.test(statement);

/** The statements of a request: of several tries the fewest, as the queue looks after itself meanwhile. */
async function statementsOf(path: string): Promise<string[]> {
  const address = `${server.url}/api${path}`;
  // The first request of a process may learn what later ones know.
  await admin.request('GET', address);
  const tries: string[][] = [];
  for (let count = 0; count < 5; count += 1) {
    server.takeStatements();
    expect((await admin.request('GET', address)).status).toBe(200);
    tries.push(server.takeStatements().filter((statement) => !/\bjobs\.\w/.test(statement)));
  }
  return tries.reduce((fewest, statements) => (statements.length < fewest.length ? statements : fewest));
}

const recordReads = testedFeatures.flatMap(({ name }) => {
  const read = operations.find(({ id }) => id === `${name}.read`);
  const isOfEntity = operations.some(({ id }) => id === `${name}.restore`);
  return read && isOfEntity ? [read] : [];
});

describe('the database is asked', () => {
  it('once for init: session, user, active organization and roles', async () => {
    expect(await statementsOf('/init')).toHaveLength(1);
  });

  it.each(recordReads)('twice for $id: session and record', async (read) => {
    const { id } = (await inputFor(read, server, admin)) as { id: string };
    expect(await statementsOf(read.path.replace('{id}', id))).toHaveLength(2);
  });

  it('27 times for a sign-in by code, with BEGIN and COMMIT and what sends the email', async () => {
    const email = 'admin@example.com';
    // Runs what a process does only once.
    await signInByMail(server, email);
    const browser = new Browser(server.url);
    server.takeStatements();
    await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const statements: string[] = [];
    const isSettled = () => {
      statements.push(...server.takeStatements().filter((statement) => !isFetch(statement)));
      return statements.some((statement) => /set completed_on/i.test(statement));
    };
    await expect.poll(isSettled).toBe(true);
    const otp = await server.mailbox.codeFor(email);
    expect((await browser.post('/sign-in/email-otp', { email, otp })).status).toBe(200);
    statements.push(...server.takeStatements().filter((statement) => !isFetch(statement)));
    expect(statements.length).toBeLessThanOrEqual(27);
  });
});
