import { afterAll, expect, it, vi } from 'vitest';
import { product } from '#contract/product.ts';
import { contractHeader } from '#contract/version.ts';
import { Browser } from '#tests/support/browser.ts';
import { beginFlow, codeOf } from '#tests/support/desktop/sign-in.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { createExchange } from './exchange-code.ts';

const server = await startTestServer();
afterAll(() => server.stop());

function received(answer: Response, setCookies = answer.headers.getSetCookie()) {
  return { status: answer.status, headers: new Map(answer.headers), setCookies, text: () => answer.text() };
}

/** The app's cookies and calls, using Node. */
function openApp() {
  const cookies = new Browser(server.url);
  const log = { warn: vi.fn() };
  const post = vi.fn(async (address: string, body: object, cookie: string) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
    return received(answer);
  });
  const jar = () => ({
    header: () => cookies.cookieHeader,
    store: (_address: string, setCookies: readonly string[]) => cookies.store([...setCookies]),
  });
  return { cookies, log, post, exchange: createExchange({ post, jar, log }) };
}

type App = ReturnType<typeof openApp>;

const emailOf = async (browser: Browser) => (await browser.get('/get-session')).body?.user.email;

/** The app's part of a sign-in that the user confirmed on the website. */
async function confirmed(email: string) {
  const { state, verifier, challenge } = beginFlow();
  const code = await codeOf(await signInUser(server, email), { state, verifier, challenge });
  return { server: server.url, state, verifier, code, expiresAt: Date.now() + 600_000 };
}

async function signIn(app: App, email: string) {
  return await app.exchange(await confirmed(email));
}

it('exchanges the code for a session, which the jar stores', async () => {
  const app = openApp();
  expect(await signIn(app, 'ada0@example.com')).toBe('signed-in');
  expect(await emailOf(app.cookies)).toBe('ada0@example.com');
});

it('rejects a code of another sign-in, and keeps the session', async () => {
  const app = openApp();
  await signIn(app, 'ada2@example.com');
  const [other, own] = [await confirmed('eve2@example.com'), beginFlow()];
  expect(await app.exchange({ ...other, state: own.state, verifier: own.verifier })).toBe('invalid');
  expect(await emailOf(app.cookies)).toBe('ada2@example.com');
});

it('reports an expired code', async () => {
  const signedIn = await confirmed('ada3@example.com');
  await server.database.sql`
    update verifications set expires_at = expires_at - interval '301 seconds' where value like '%codeChallenge%'`;
  expect(await openApp().exchange(signedIn)).toBe('expired');
});

it('replaces the previous user’s session, which ends at the server', async () => {
  const app = openApp();
  await signIn(app, 'ada4@example.com');
  const before = new Browser(server.url);
  for (const [name, value] of app.cookies.cookies) before.cookies.set(name, value);
  expect(await signIn(app, 'grace4@example.com')).toBe('replaced');
  expect(await emailOf(app.cookies)).toBe('grace4@example.com');
  expect(await emailOf(before)).toBeUndefined();
});

it('signs in even if the previous session cannot be ended', async () => {
  const app = openApp();
  await signIn(app, 'ada5@example.com');
  const next = await confirmed('grace5@example.com');
  const send = app.post.getMockImplementation();
  app.post.mockImplementation(async (address, ...rest) => {
    if (address.endsWith('/sign-out') || !send) throw new Error('net::ERR_INTERNET_DISCONNECTED');
    return await send(address, ...rest);
  });
  expect(await app.exchange(next)).toBe('replaced');
  expect(await emailOf(app.cookies)).toBe('grace5@example.com');
  expect(app.log.warn).toHaveBeenCalledOnce();
});

const answerOfServer = (status: number, text = '{}') =>
  new Response(text, { status, headers: { [contractHeader()]: '1; oldest=1' } });

it.each<[string, Response | Error]>([
  ['nobody answers', new Error('net::ERR_INTERNET_DISCONNECTED')],
  ['the server fails', answerOfServer(503)],
  ['there were too many requests', answerOfServer(429)],
  ['the answer is nonsense', answerOfServer(400, '<p>')],
  ['somebody else answers, with cookies', new Response('Welcome to our network', { status: 200 })],
])('is inconclusive, and stores nothing, when %s', async (_when, answer) => {
  const app = openApp();
  app.post.mockImplementation(async () => {
    if (answer instanceof Error) throw answer;
    return received(answer, [`${product.slug}.session_token=x`]);
  });
  const flow = beginFlow();
  expect(await app.exchange({ ...flow, server: server.url, code: 'c'.repeat(32), expiresAt: 0 })).toBe(
    'unreachable',
  );
  expect(app.cookies.cookies.size).toBe(0);
});
