import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directionOf } from '#contract/facts/languages.ts';
import { languages } from '#contract/languages.ts';
import { ipRules } from '#server/limits/limits.ts';
import { type HostedServer, startHostedServer } from '#tests/support/hosted-server.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';

let server: HostedServer;
let cookie: string;
beforeAll(async () => {
  server = await startHostedServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
  cookie = (await signInUser(server, 'admin@example.com')).cookieHeader;
  const { limit } = ipRules('hosted').api;
  for (let request = 0; request < limit; request += 1) {
    await ask('/nowhere.txt', { headers: { 'x-forwarded-for': limited } });
  }
});
afterAll(() => server?.stop());

const limited = '192.0.2.1';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  sendRaw({
    port: server.port,
    path,
    method,
    body,
    headers: {
      host: new URL(server.url).host,
      accept: 'text/html',
      'x-forwarded-for': '192.0.2.2',
      ...(method === 'POST' && { origin: server.url }),
      ...headers,
    },
  });

const refused: [string, number, string, Asked?][] = [
  ['beyond the limit', 429, '/login', { headers: { 'x-forwarded-for': limited } }],
  ['for a file that is missing', 404, '/wp-login.php'],
  ['for an address that cannot be read', 404, '/%ff'],
  ['at another host', 421, '/login', { headers: { host: 'evil.example' } }],
  ['from another site', 403, '/login', { method: 'POST', headers: { origin: 'https://evil.example' } }],
  [
    'with a body that is too long',
    413,
    '/login',
    { method: 'POST', headers: form, body: 'x'.repeat(70_000) },
  ],
  ['with a body of a wrong kind', 415, '/login', { method: 'POST', headers: { 'content-type': 'text/x' } }],
];

describe.each(refused)('a request %s', (_kind, status, path, asked) => {
  it.each(languages)('is refused with a small page of its own, in %s', async (language) => {
    const { headers, text, ...answer } = await ask(path, {
      ...asked,
      headers: { cookie, 'accept-language': language, ...asked?.headers },
    });
    expect(answer.status).toBe(status);
    expect(Buffer.byteLength(text)).toBeLessThan(2000);
    expect(text).toContain(`<html lang=${language} dir=${directionOf(language)} class=system>`);
    expect(text).toContain(`<small>${status}</small>`);
    expect(text).not.toMatch(/<script|\{\{/);
    expect(text.includes('href=""')).toBe(status !== 404);
    const [, style = ''] = /<style>(.*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': expect.stringContaining('no-store'),
      vary: expect.stringMatching(/Accept-Language, Cookie/),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('is refused without the database', async () => {
    await server.database.sql`alter table sessions rename to sessions_away`;
    try {
      const { headers, ...rest } = asked ?? {};
      const answer = await ask(path, { ...rest, headers: { cookie, ...headers } });
      expect(answer.status).toBe(status);
    } finally {
      await server.database.sql`alter table sessions_away rename to sessions`;
    }
  });

  it('gets JSON where it does not ask for a page', async () => {
    const { headers, ...rest } = asked ?? {};
    const answer = await ask(path, { ...rest, headers: { ...headers, accept: 'application/json' } });
    expect([answer.status, answer.json]).toEqual([
      status,
      expect.objectContaining({ code: expect.any(String), message: expect.any(String) }),
    ]);
  });
});

it('a page says when to come again, and has the theme of the browser', async () => {
  const { headers, text } = await ask('/login', {
    headers: { 'x-forwarded-for': limited, cookie: `${cookie}; theme=dark` },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(text).toContain('class=dark>');
});

it('a page that is missing, and one that is not open to the user, are whole pages', async () => {
  const missing = await ask('/app/nowhere', { headers: { cookie } });
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('<script');
});
