import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { type HostedServer, startHostedServer } from '#tests/support/hosted-server.ts';
import { samplePicture } from '#tests/support/sample-pictures.ts';
import { sendRaw } from '#tests/support/send-raw.ts';

const host = 'app.example.com';

let server: HostedServer;
let admin: Browser;
let picture: string;
beforeAll(async () => {
  const settings = { APP_URL: `https://${host}`, ADMIN_EMAILS: 'admin@example.com' };
  server = await startHostedServer(settings, { pages: true });
  admin = new Browser(`https://${host}`, server.url);
  admin.headers = { 'x-forwarded-host': host };
  const email = 'admin@example.com';
  await admin.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await admin.post('/sign-in/email-otp', { email, otp: await server.mailbox.codeFor(email) });
  await admin.request('POST', `${server.url}/api/onboarding`, { name: 'Amina' });
  const content = samplePicture('png').toString('base64');
  picture = (await admin.request('POST', `${server.url}/api/account/picture`, { content })).body.image;
});
afterAll(() => server?.stop());

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** As the admin by default. */
const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  sendRaw({
    port: server.port,
    path,
    method,
    body,
    headers: { host, accept: 'text/html', origin: `https://${host}`, cookie: admin.cookieHeader, ...headers },
  });

const json = { 'content-type': 'application/json' };

/** One of every kind of response, with its status. */
const kinds: [string, number, string | (() => string), Asked?][] = [
  ['a page', 200, '/login', { headers: { cookie: '' } }],
  ['a page of a signed-in user', 200, '/manager/users'],
  ['a redirect', 302, '/'],
  ['a page that is missing', 404, '/nowhere'],
  [
    'a page that rejects a form',
    415,
    '/login',
    { method: 'POST', headers: { 'content-type': 'text/x' }, body: 'x' },
  ],
  ['an invalid URL', 404, '/%'],
  ['an operation', 200, '/api/account'],
  ['an operation by its identifier', 200, '/api/fn/account.read'],
  ['better-auth', 200, '/api/auth/get-session'],
  ['an error', 401, '/api/account', { headers: { cookie: '' } }],
  ['an address that is missing', 404, '/api/nowhere'],
  ['a method that is not allowed', 405, '/api/fn/account.changeName'],
  [
    'a body that is too long',
    413,
    '/api/account/name',
    { method: 'PUT', headers: json, body: 'x'.repeat(70_000) },
  ],
  [
    'a body of a wrong kind',
    415,
    '/api/account/name',
    { method: 'PUT', headers: { 'content-type': 'text/x' }, body: 'x' },
  ],
  ['a file of a list', 200, '/api/users/export'],
  ['the own data', 200, '/api/account/data'],
  ['an API document', 200, '/api/openapi'],
  ['a picture', 200, () => picture],
  ['a picture that is missing', 404, `/pictures/${'a'.repeat(32)}/${'b'.repeat(32)}`],
  ['another host', 421, '/login', { headers: { host: 'evil.example' } }],
  ['another site', 403, '/api/account/name', { method: 'PUT', headers: { origin: 'https://evil.example' } }],
  ['life', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['security.txt', 200, '/.well-known/security.txt'],
  ['the mailbox, which is not there', 404, '/dev/mailbox'],
];

/** Publicly cacheable responses. */
const open = new Set(['security.txt']);

describe.each(kinds)('the response of %s', (kind, status, path, options) => {
  it('has headers for security, caching and content type', async () => {
    const answer = await ask(typeof path === 'string' ? path : path(), options);
    expect(answer.status).toBe(status);
    const { headers } = answer;
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(
        /^(?=.*(?:default|object)-src 'none')(?=.*frame-ancestors 'none')/,
      ),
    });
    for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'via']) {
      expect(headers).not.toHaveProperty(name);
    }
    const cached = String(headers['cache-control']);
    expect(cached).toMatch(open.has(kind) ? /public/ : /no-store|private/);
    if (answer.text !== '' && status !== 302) {
      expect(headers['content-type']).toMatch(
        /^(?:(?:text|application)\/[a-z]+; charset=utf-8|application\/json|image\/(?:png|jpeg|webp))$/i,
      );
    }
  });
});

describe('CORS and methods', () => {
  it('no response to another site’s request allows its origin', async () => {
    for (const method of ['OPTIONS', 'GET']) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
      const answer = await ask('/api/account', { method, headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it.each(['TRACE', 'TRACK', 'PROPFIND'])('%s is not supported by any URL', async (method) => {
    for (const path of ['/login', '/api/account', '/healthz']) {
      const { status, text } = await ask(path, { method }).catch(() => ({ status: 400, text: '' }));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toContain('cookie');
    }
  });
});

describe('content of a request in its response', () => {
  it.each([
    '/login?redirect=%0d%0aSet-Cookie:%20evil=1',
    '/%0d%0aSet-Cookie:%20evil=1',
    '/login/verify?email=a%0d%0aX-Evil:%201@b.example',
    '/api/auth/callback/github?error=%0d%0aSet-Cookie:%20evil=1',
  ])('creates no header: %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers).not.toHaveProperty('x-evil');
    expect(JSON.stringify(headers['set-cookie'] ?? '')).not.toContain('evil');
  });

  it.each([
    'x-forwarded-for',
    'x-forwarded-prefix',
    'x-original-url',
    'x-rewrite-url',
    'forwarded',
    'x-http-method-override',
  ])('is not changed by %s, which is not part of a cache key', async (name) => {
    const marker = '/evil-marker';
    const { status, text } = await ask('/login', { headers: { cookie: '', [name]: marker } });
    expect([status, text.includes('evil-marker')]).toEqual([200, false]);
  });
});

it('session cookies are Secure with a prefix if the product has https', async () => {
  const cookies = await ask('/api/auth/sign-out', {
    method: 'POST',
    headers: { ...json, cookie: '' },
    body: '{}',
  });
  const set = [cookies.headers['set-cookie'] ?? []].flat();
  expect(set).not.toEqual([]);
  for (const cookie of set) {
    expect(cookie).toMatch(/^__Host-/);
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toMatch(/domain=/i);
  }
});
