import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import {
  beginFlow,
  codeOf,
  exchangeCode,
  type Flow,
  isSignedIn,
  newApp,
  storedCodes,
} from '#tests/support/desktop/sign-in.ts';
import { idOf } from '#tests/support/id-of.ts';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer();
});
afterEach(() => server.stop());

const ada = 'ada@example.com';

describe('a code', () => {
  it.each<[string, (flow: Flow) => Flow]>([
    ['state', (flow) => ({ ...flow, state: beginFlow().state })],
    ['verifier', (flow) => ({ ...flow, verifier: beginFlow().verifier })],
    ['verifier, the challenge itself', (flow) => ({ ...flow, verifier: flow.challenge })],
    ['malformed state', (flow) => ({ ...flow, state: 'x' })],
    ['malformed verifier', (flow) => ({ ...flow, verifier: 'x' })],
  ])('is invalidated by a wrong %s', async (_, spoil) => {
    const flow = beginFlow();
    const code = await codeOf(await server.signIn(ada), flow);
    const app = newApp(server);
    expect(await outcomeOf(exchangeCode(app, code, spoil(flow)))).toBe('400 HANDOVER_INVALID');
    expect(await outcomeOf(exchangeCode(app, code, flow))).toBe('400 HANDOVER_INVALID');
    expect(await isSignedIn(app)).toBe(false);
    expect(await storedCodes(server)).toHaveLength(0);
  });

  it('with an invalid verifier is rejected, even if it matches', async () => {
    const verifier = 'short';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const flow = { ...beginFlow(), verifier, challenge };
    const code = await codeOf(await server.signIn(ada), flow);
    expect(await outcomeOf(exchangeCode(newApp(server), code, flow))).toBe('400 HANDOVER_INVALID');
  });

  it('that is unknown or malformed is rejected', async () => {
    const unknown = await exchangeCode(newApp(server), 'A'.repeat(32), beginFlow());
    expect(await outcomeOf(unknown)).toBe('400 HANDOVER_INVALID');
    const malformed = await exchangeCode(newApp(server), 'A-code', beginFlow());
    expect([await outcomeOf(malformed), malformed.body.data.fields]).toEqual([
      '422 VALIDATION_FAILED',
      { token: expect.any(String) },
    ]);
    expect((await newApp(server).post('/electron/token', {})).status).toBe(422);
  });

  it('expires after five minutes', async () => {
    const flow = beginFlow();
    const code = await codeOf(await server.signIn(ada), flow);
    await server.database.sql`
      update verifications set expires_at = expires_at - interval '301 seconds'
      where value like '%codeChallenge%'`;
    const app = newApp(server);
    expect(await outcomeOf(exchangeCode(app, code, flow))).toBe('400 HANDOVER_EXPIRED');
    expect(await isSignedIn(app)).toBe(false);
  });

  it.each<[string, (browser: Browser) => Promise<unknown>]>([
    ['signs out', (browser) => browser.post('/sign-out', {})],
    ['deletes the account', (browser) => server.deleteAccount(browser, ada)],
    ['ends all sessions', (browser) => browser.post('/revoke-sessions', {})],
    [
      'lets the session run out',
      () => server.database.sql`update sessions set expires_at = now() - interval '1 second'`,
    ],
  ])('ends with the session in which it was created: the user %s', async (_, end) => {
    const browser = await server.signIn(ada);
    const flow = beginFlow();
    const code = await codeOf(browser, flow);
    await end(browser);
    const app = newApp(server);
    expect(await outcomeOf(exchangeCode(app, code, flow))).toBe('400 HANDOVER_INVALID');
    expect(await isSignedIn(app)).toBe(false);
  });

  it('of a user who has been banned since is rejected', async () => {
    const browser = await server.signIn(ada);
    const flow = beginFlow();
    const code = await codeOf(browser, flow);
    await server.database.sql`update users set banned = true where id = ${await idOf(browser)}`;
    const app = newApp(server);
    expect(await outcomeOf(exchangeCode(app, code, flow))).toBe('403 BANNED_USER');
    expect(await isSignedIn(app)).toBe(false);
  });

  it('can be tried only a limited number of times from one network', async () => {
    const { sql } = server.database;
    await exchangeCode(newApp(server), 'A'.repeat(32), beginFlow());
    await sql`update rate_limits set points = 100000 where key like 'try-ip:%'`;
    const answer = await exchangeCode(newApp(server), 'A'.repeat(32), beginFlow());
    expect(await outcomeOf(answer)).toBe('429 TOO_MANY_REQUESTS');
  });

  it('is used once on concurrent requests', async () => {
    const flow = beginFlow();
    const code = await codeOf(await server.signIn(ada), flow);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => exchangeCode(newApp(server), code, flow)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
