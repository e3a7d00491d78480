import { afterAll, describe, expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { allowedEndpoints, refusedEndpoints } from './allowed-endpoints.ts';
import { refusedPasskeysEndpoints } from './passkeys/passkeys-plugin.ts';

interface ApiFunction {
  path?: string;
  options?: { method?: string | string[] };
}

const server = await startAuthServer();
const api = server.auth.api as unknown as Record<string, ApiFunction>;
const refused = Object.keys({ ...refusedEndpoints, ...refusedPasskeysEndpoints });
afterAll(() => server.stop());

describe('the endpoints of better-auth', () => {
  it('are each either allowed or refused by name', () => {
    expect([...allowedEndpoints, ...refused].sort()).toEqual(Object.keys(api).sort());
  });

  it('answer 404 like unknown paths when they are refused', async () => {
    const methods = ['GET', 'POST'];
    for (const name of refused) {
      const path = api[name]?.path;
      if (!path) continue;
      for (const method of methods) {
        const answer = await server
          .browser()
          .request(method, path.replace(/:\w+/, 'x'), method === 'POST' ? {} : undefined);
        expect([name, method, answer.status, answer.body]).toEqual([
          name,
          method,
          404,
          { code: 'NOT_FOUND', message: expect.any(String) },
        ]);
      }
    }
  });

  it('are available under their own method only when they are allowed', async () => {
    for (const name of allowedEndpoints) {
      const { path = '', options } = api[name] ?? {};
      const methods = [options?.method ?? []].flat();
      const address = path.replace(/:\w+/, 'oidc');
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await server.browser().request(method, address, method === 'POST' ? {} : undefined);
        const isOpen =
          methods.includes(method) && !(method === 'POST' && /^\/(?:get-session|callback)/.test(path));
        expect([name, method, answer.status !== 404]).toEqual([name, method, isOpen]);
      }
    }
  });

  it.each([
    '/Get-Session',
    '/get-session/',
    '//get-session',
    '/get%2Dsession',
    '/../auth/ok',
    '/sign-in/email',
  ])('are not reached as %s', async (path) => {
    const { port } = new URL(server.url);
    const answer = await sendRaw({ port: Number(port), path: `/api/auth${path}`, method: 'GET' });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.text).not.toContain('better-auth');
  });
});

describe('errors', () => {
  it('have one shape, in the language of the caller', async () => {
    const browser = server.browser();
    browser.headers = { 'accept-language': otherLanguage };
    const answer = await browser.get('/admin/list-users');
    expect([answer.status, Object.keys(answer.body)]).toEqual([401, ['code', 'message']]);
    expect(answer.headers.get('content-language')).toBe(otherLanguage);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['not JSON', '{', 'application/json', 400],
    ['JSON that is no object', '"text"', 'application/json', 400],
    ['an array', '[]', 'application/json', 400],
    [
      'an object too deep to be read',
      `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
      'application/json',
      400,
    ],
    ['a body beyond 64 kB', JSON.stringify({ name: 'x'.repeat(70_000) }), 'application/json', 413],
    ['another type', 'name=x', 'text/plain', 415],
  ])('answer %s', async (_name, body, type, status) => {
    const { port } = new URL(server.url);
    const answer = await sendRaw({
      port: Number(port),
      path: '/api/auth/sign-in/email-otp',
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([answer.status, answer.json]).toEqual([
      status,
      {
        code: expect.any(String),
        message: expect.any(String),
        ...(status === 413 && { data: expect.anything() }),
      },
    ]);
  });
});

describe('writes', () => {
  it('from other sites are rejected', async () => {
    const browser = await server.signIn('grace@example.com');
    browser.headers = { origin: 'https://evil.example' };
    const answer = await browser.post('/update-user', { name: 'Evil' });
    expect([answer.status, answer.body.code]).toEqual([403, 'INVALID_ORIGIN']);
  });

  it('ignore foreign redirect targets', async () => {
    const answer = await server
      .browser()
      .post('/sign-in/social', { provider: 'github', callbackURL: 'https://evil.example' });
    expect([answer.status, answer.body.code]).toEqual([403, 'INVALID_CALLBACK_URL']);
  });
});
