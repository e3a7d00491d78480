import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { pages: true });
});
afterAll(() => server.stop());

describe('the composed server', () => {
  test('is alive and ready', async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('renders pages with a strict policy', async () => {
    const answer = await fetch(`${server.url}/login`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(await answer.text()).toContain('<title>Sign in | Latchkey</title>');
  });

  test('answers through both doors, and unknown API paths in the one shape of errors', async () => {
    const rest = await (await fetch(`${server.url}/api/init`)).json();
    const door = await (await fetch(`${server.url}/api/fn/init`)).json();
    expect(rest).toMatchObject({ visitor: null, language: 'en' });
    expect(door).toEqual(rest);
    const unknown = await fetch(`${server.url}/api/nothing`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'NOT_FOUND', message: expect.any(String) });
  });

  test('refuses a write that another site made a browser send, on every door', async () => {
    for (const path of ['/api/auth/sign-out', '/api/onboarding', '/api/fn/onboarding.complete', '/login']) {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
        body: '{}',
      });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  test('sends a sign-in code by mail', async () => {
    const answer = await fetch(`${server.url}/api/auth/email-otp/send-verification-otp`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', type: 'sign-in' }),
    });
    expect(answer.status).toBe(200);
    const code = await server.mailbox.codeFor('ada@example.com');
    expect(server.logs.join('')).not.toContain(code);
  });
});
