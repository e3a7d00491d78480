import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { pages: true });
});
afterAll(() => server.stop());

/** The request of a browser without JavaScript for a form. */
function post(
  path: string,
  fields: string,
  options: { type?: string; chunked?: boolean; cookie?: string } = {},
) {
  const { type = 'application/x-www-form-urlencoded', chunked, cookie } = options;
  return sendRaw({
    ...hostOf(server.url),
    path,
    method: 'POST',
    headers: {
      host: new URL(server.url).host,
      origin: server.url,
      accept: 'text/html',
      'content-type': type,
      ...(cookie && { cookie }),
    },
    body: fields,
    ...(chunked && { chunked }),
  });
}

const hostOf = (url: string) => ({ port: Number(new URL(url).port) });

describe('a form without JavaScript', () => {
  it('that is rejected is rendered again with status and error message', async () => {
    const email = 'amina@example.com';
    const browser = new Browser(server.url);
    const sent = await post('/login', `email=${encodeURIComponent(email)}`);
    browser.store([sent.headers['set-cookie'] ?? []].flat());
    expect([sent.status, sent.headers.location]).toEqual([302, '/login/verify?email=amina%40example.com']);

    const wrong = await post(String(sent.headers.location), 'code=AAAAAA', { cookie: browser.cookieHeader });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('4 tries left');

    const early = await post(String(sent.headers.location), 'intent=resend', {
      cookie: browser.cookieHeader,
    });
    expect(early.status).toBe(429);
    expect(early.text).toContain('Too many tries');
    expect(server.logs.join('')).not.toContain('page failed');
  });

  it('is rendered again when the mail could not be queued', async () => {
    await server.database.sql`alter table mails rename to mails_away`;
    try {
      const lost = await post('/login', 'email=amina2%40example.com');
      expect(lost.status).toBe(500);
      expect(lost.text).toContain('value="amina2@example.com"');
      expect(lost.text).toMatch(/role="alert"/);
    } finally {
      await server.database.sql`alter table mails_away rename to mails`;
    }
    expect((await post('/login', 'email=amina2%40example.com')).status).toBe(302);
  });

  it('may be chunked, as some proxies send it', async () => {
    const sent = await post('/login', 'email=chunks%40example.com', { chunked: true });
    expect([sent.status, sent.headers.location]).toEqual([302, '/login/verify?email=chunks%40example.com']);
  });

  it.each([
    ['application/json', '{"email":"a@example.com"}'],
    ['multipart/form-data', 'broken'],
    ['multipart/form-data; boundary=x', '--x\r\nbroken'],
    ['text/plain', 'email=a@example.com'],
  ])('of type %s is rejected on a page', async (type, body) => {
    const answer = await post('/login', body, { type });
    expect([answer.status, answer.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
  });
});

describe('an unusual URL', () => {
  it.each(['//', '///', '//:80/', '//[', '//example.org/login', '/\\example.org/app'])(
    '%s is treated as one of our own',
    async (path) => {
      const { status, headers } = await sendRaw({
        ...hostOf(server.url),
        path,
        headers: { host: new URL(server.url).host, accept: 'text/html' },
      });
      expect([302, 404]).toContain(status);
      // A path on this site: two leading slashes would mean another.
      if (status === 302) expect(headers.location).toMatch(/^\/(?![/\\])/);
    },
  );
});
