import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ LOG_LEVEL: 'trace' });
afterAll(() => server.stop());

/** Sends raw bytes, which HTTP clients reject. Resolves when the server has closed the connection. */
function sendBytes(bytes: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket
      .on('close', () => resolve())
      .on('error', reject)
      .resume();
  });
}

const control = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

describe('a log line', () => {
  it.each([
    ['a line break', '/x%0a{"level":"fatal"}'],
    ['colours', '/x%1b[31m'],
    ['a control sequence of one byte', '/x\u009b31m'],
    ['a mark that turns the direction around', '/x?q=\u202eevil'.replace('\u202e', '\u00e2\u0080\u00ae')],
  ])('stays one line without control characters for any URL: %s', async (_, path) => {
    const before = server.logs.length;
    const { host } = new URL(server.url);
    await sendBytes(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: \u009b31m\r\nConnection: close\r\n\r\n`,
    );
    await expect.poll(() => server.logs.length).toBeGreaterThan(before - 1);
    for (const line of server.logs.slice(before)) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(() => JSON.parse(line)).not.toThrow();
      expect(line.trimEnd()).not.toMatch(control);
      expect(JSON.stringify(JSON.parse(line))).not.toMatch(control);
    }
  });
});

describe('a whole sign-in, with onboarding, change of name and sign-out', () => {
  it('logs neither code, session, cookie nor address, and stores no code in the mail queue', async () => {
    const before = server.logs.length;
    const email = 'hidden.person@example.com';
    const browser = new Browser(server.url);
    await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const code = await server.mailbox.codeFor(email);
    const [mail] = await server.database.sql`select * from mails where recipient = ${email}`;
    expect(JSON.stringify(mail)).not.toContain(code);
    await browser.post('/sign-in/email-otp', { email, otp: 'AAAAAA' });
    await browser.post('/sign-in/email-otp', { email, otp: code });
    await browser.request('POST', `${server.url}/api/onboarding`, { name: 'Unlogged Name' });
    const cookies = [...browser.cookies.values()].filter((value) => value.length > 20);
    expect(cookies).not.toEqual([]);
    await browser.request(
      'GET',
      `${server.url}/login/verify?email=${encodeURIComponent(email)}&code=${code}`,
    );
    await browser.post('/sign-out', {});
    await expect.poll(() => server.logs.slice(before).join('')).toContain('/sign-out');
    const log = server.logs.slice(before).join('');
    const secrets = [
      code,
      'AAAAAA',
      email,
      encodeURIComponent(email),
      'Unlogged Name',
      server.environment.authSecret ?? '-',
    ];
    for (const cookie of cookies)
      secrets.push(cookie, decodeURIComponent(cookie), decodeURIComponent(cookie).split('.')[0] ?? cookie);
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
