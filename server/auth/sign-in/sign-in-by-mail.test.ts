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
