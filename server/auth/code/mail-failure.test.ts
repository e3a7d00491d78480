import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

const known = 'ada@example.com';
const unknown = 'nobody@example.com';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ SIGN_UP: 'closed', ADMIN_EMAILS: known });
});
afterEach(() => server.stop());

const askFor = (browser: Browser, email: string) =>
  browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });

/** Makes the mail queue fail, as when the disk is full. */
const refuseMails = () =>
  server.database.sql`
    create function refuse_mail() returns trigger language plpgsql as $$
      begin raise exception 'no room' using errcode = 'disk_full'; end $$;
    create trigger refuse_mail before insert on mails for each row execute function refuse_mail()`.simple();
const takeMails = () => server.database.sql`drop trigger refuse_mail on mails`;

describe('a mail that cannot be queued', () => {
  it('is an error, and another can be requested at once', async () => {
    const browser = new Browser(server.url);
    // The browser has its name already, so that the following requests come from the same browser.
    await askFor(browser, 'other@example.com');
    await refuseMails();
    const failed = await askFor(browser, known);
    expect([failed.status, failed.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(failed.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(server.logs.join('\n')).not.toContain(known);

    await takeMails();
    expect((await askFor(browser, known)).body).toEqual({ success: true });
    const otp = await server.mailbox.codeFor(known);
    expect((await browser.post('/sign-in/email-otp', { email: known, otp })).status).toBe(200);
  });

  it('fails in the same way for an address without an account', async () => {
    await refuseMails();
    const answers = await Promise.all(
      [known, unknown].map(async (email) => {
        const { status, body, headers } = await askFor(new Browser(server.url), email);
        return { status, body, names: [...headers.keys()].sort() };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(answers[1]).toEqual(answers[0]);
  });
});
