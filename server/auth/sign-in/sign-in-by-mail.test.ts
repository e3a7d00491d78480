import { afterEach, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
afterEach(() => server.stop());

const email = 'ada@example.com';

it('signs in with the code that a real mail server delivered, and logs neither code nor token', async () => {
  server = await startTestServer();
  const browser = new Browser(server.url);
  browser.headers = { 'accept-language': otherLanguage };
  await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const otp = await server.mailbox.codeFor(email);
  expect((await browser.post('/sign-in/email-otp', { email, otp })).status).toBe(200);
  expect((await browser.get('/get-session')).body.user).toMatchObject({
    email,
    role: 'admin',
    language: otherLanguage,
  });

  const [session] = await server.database.sql<{ token: string }[]>`select token from sessions`;
  const lines = server.logs.join('\n');
  for (const secret of [otp, session?.token ?? '', ...browser.cookies.values()]) {
    expect(secret.length).toBeGreaterThan(5);
    expect(lines).not.toContain(secret);
  }
});

it("signs in o'neil", async () => {
  server = await startTestServer();
  const browser = new Browser(server.url);
  await browser.post('/email-otp/send-verification-otp', { email: "O'Neil@example.com", type: 'sign-in' });
  const otp = await server.mailbox.codeFor("o'neil@example.com");
  const answer = await browser.post('/sign-in/email-otp', { email: "o'neil@example.com", otp });
  expect(answer.status).toBe(200);
});

it('rejects an undeliverable address in the first step', async () => {
  server = await startTestServer();
  const answer = await new Browser(server.url).post('/email-otp/send-verification-otp', {
    email: `${'a'.repeat(65)}@example.com`,
    type: 'sign-in',
  });
  expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_EMAIL']);
});

it('loses no code while the mail server is unavailable', async () => {
  server = await startTestServer();
  server.mailbox.refuse(true);
  const browser = new Browser(server.url);
  const requested = await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  expect(requested.status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 500));
  server.mailbox.refuse(false);
  const otp = await server.mailbox.codeFor(email);
  expect((await browser.post('/sign-in/email-otp', { email, otp })).status).toBe(200);
});

it('sends no mail to addresses without an account if sign-up is closed', async () => {
  server = await startTestServer({ SIGN_UP: 'closed', ADMIN_EMAILS: 'admin@example.com' });
  for (const to of ['nobody@example.com', 'admin@example.com']) {
    const answer = await new Browser(server.url).post('/email-otp/send-verification-otp', {
      email: to,
      type: 'sign-in',
    });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
  }
  await server.mailbox.waitForMail('admin@example.com');
  await expect(server.mailbox.waitForMail('nobody@example.com', { timeoutMs: 300 })).rejects.toThrow(
    'no mail',
  );
  const states = async () =>
    (await server.database.sql`select state from mails order by created_at`).map(({ state }) => state);
  await expect.poll(states).toEqual(['decoy', 'sent']);
});
