import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawAnswer, sendRaw } from '#tests/support/send-raw.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';
import { ipRules, type LimitRule } from './limits.ts';
import { createRateLimiter } from './rate-limiter.ts';

const rules = ipRules('hosted');

let server: TestServer;
beforeAll(async () => {
  const hosted = { APP_URL: 'https://app.example', HOST: '127.0.0.1', MAIL_FROM: 'no-reply@app.example' };
  server = await startTestServer(hosted, { pages: true });
});
afterAll(() => server?.stop());

/** Each request pretends to come from a different address. */
let claimed = 0;

function ask(path: string, headers: Record<string, string>, body?: object): Promise<RawAnswer> {
  claimed += 1;
  return sendRaw({
    port: Number(new URL(server.url).port),
    path,
    method: body ? 'POST' : 'GET',
    headers: {
      host: 'app.example',
      ...(body && { 'content-type': 'application/json' }),
      'x-forwarded-for': `192.0.2.${claimed % 250}`,
      'x-real-ip': `198.51.100.${claimed % 250}`,
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Uses up a rule's limit for the machine that runs the test. */
async function spend(rule: LimitRule): Promise<void> {
  const secret = server.environment.authSecret ?? '';
  await createRateLimiter({ database: server.database, secret }).count(rule, '127.0.0.1', rule.limit);
}

function expectRefusal({ status, headers, json }: RawAnswer, longestWait: number): void {
  const wait = Number(headers['retry-after']);
  expect([status, json]).toEqual([
    429,
    { code: 'TOO_MANY_REQUESTS', message: expect.any(String), data: { retryAfter: wait } },
  ]);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(longestWait);
}

describe('one network address, with any forged headers,', () => {
  it('may request a limited number of codes', async () => {
    const request = () =>
      ask(
        '/api/auth/email-otp/send-verification-otp',
        {},
        { email: `a${claimed}@example.com`, type: 'sign-in' },
      );
    expect((await request()).status).toBe(200);
    await spend(rules.codeRequests);
    expectRefusal(await request(), 600);
  });

  it('may try a limited number of codes', async () => {
    const tryCode = () => ask('/api/auth/sign-in/email-otp', {}, { email: 'a@example.com', otp: 'ABCDEF' });
    expect((await tryCode()).json).toMatchObject({ code: 'COOKIES_NEEDED' });
    await spend(rules.codeTries);
    expectRefusal(await tryCode(), 600);
  });

  it('may send a limited number of requests, to pages and API together', async () => {
    const { api } = rules;
    await spend(api);
    /** Another server has counted them: this one learns of it with each tenth of the limit. */
    const refusalOf = async (path: string, headers: Record<string, string> = {}) => {
      for (let tries = 0; tries < api.limit; tries += 1) {
        const answer = await ask(path, headers);
        if (answer.status === 429) return answer;
      }
      throw new Error(`${path} is never refused`);
    };
    for (const path of ['/login', '/api/init', '/api/fn/init', '/api/auth/get-session']) {
      expectRefusal(await refusalOf(path, { accept: 'application/json' }), api.windowSeconds);
    }
    const page = await refusalOf('/login', { accept: 'text/html' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(Number(page.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await ask('/healthz', {})).status).toBe(200);
  });
});
