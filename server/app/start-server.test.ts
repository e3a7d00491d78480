import { afterAll, describe, expect, test } from 'vitest';
import { product } from '#contract/product.ts';
import { Browser } from '#tests/support/browser.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({}, { pages: true });
const visitor = new Browser(server.url);
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
    expect(await answer.text()).toContain(`<title>Sign in | ${product.name}</title>`);
  });

  test('answers at REST and RPC, and unknown API paths in the one shape of errors', async () => {
    const rest = await visitor.get(`${server.url}/api/init`);
    const rpc = await visitor.get(`${server.url}/api/fn/init`);
    expect(rest.body).toMatchObject({ currentUser: null, language: 'en' });
    expect(rpc.body).toEqual(rest.body);
    const unknown = await visitor.get(`${server.url}/api/nothing`);
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ code: 'NOT_FOUND', message: expect.any(String) });
  });

  test('refuses a write that another site made a browser send, at every handler', async () => {
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
    const wanted = { email: 'ada@example.com', type: 'sign-in' };
    const answer = await visitor.post('/email-otp/send-verification-otp', wanted);
    expect(answer.status).toBe(200);
    const code = await server.mailbox.codeFor('ada@example.com');
    expect(server.logs.join('')).not.toContain(code);
  });
});

test('a server that stops says so and goes on answering until the delay is over', async () => {
  const stopping = await startTestServer({ SHUTDOWN_DELAY: '1' });
  const stopped = stopping.stop();
  const readiness = await fetch(`${stopping.url}/readyz`);
  expect([readiness.status, await readiness.json()]).toEqual([
    503,
    { status: 'unavailable', reason: 'stopping' },
  ]);
  expect((await fetch(`${stopping.url}/api/init`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${stopping.url}/api/init`)).rejects.toThrow();
});
