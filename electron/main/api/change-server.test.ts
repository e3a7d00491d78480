import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { contractHeader, contractVersion } from '#contract/version.ts';
import { contractHeaders } from '#tests/support/contract-headers.ts';
import { type OpenedApi, openApi } from '#tests/support/desktop/open-api.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { selfSignedCertificate } from '#tests/support/self-signed-certificate.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const others: HttpServer[] = [];
let api: OpenedApi | undefined;
afterEach(async () => {
  api?.stop();
  for (const other of others.splice(0)) await other.stop();
});

async function open(address = server.url, options: Parameters<typeof openApi>[1] = {}) {
  api = await openApi(address, options);
  return api;
}

async function serve(...given: Parameters<typeof startHttpServer>) {
  const other = await startHttpServer(...given);
  others.push(other);
  return other.url;
}

/** Another server of this product, with the cookies that it got. */
async function serveAnother() {
  const cookies: unknown[] = [];
  const other = await serve((req, res) => {
    cookies.push(req.headers.cookie);
    res.writeHead(200, contractHeaders).end('{}');
  });
  return { other, cookies };
}

async function signIn(opened: OpenedApi, email: string) {
  const { cookies } = await signInUser(server, email);
  const setCookies = [...cookies].map(([name, value]) => `${name}=${value}; Path=/; Max-Age=600`);
  opened.jar().store(`${server.url}/api/init`, setCookies);
}

const emailNow = async ({ ask }: OpenedApi) => (await (await ask('/api/init')).json()).currentUser?.email;

describe('the session', () => {
  it('starts with a code, outlives the app, and is bound to its server', async () => {
    const stored: { text?: string } = {};
    const first = await open(server.url, { stored });
    const post = (path: string, body: object) =>
      first.ask(`/api/auth${path}`, {
        method: 'POST',
        body: JSON.stringify({ email: 'ada@example.com', ...body }),
        headers: { 'content-type': 'application/json' },
      });
    await post('/email-otp/send-verification-otp', { type: 'sign-in' });
    await post('/sign-in/email-otp', { otp: await server.mailbox.codeFor('ada@example.com') });
    expect(await emailNow(first)).toBe('ada@example.com');
    await first.flush();
    first.stop();
    expect(await emailNow(await open(server.url, { stored }))).toBe('ada@example.com');
    api?.stop();
    const { other, cookies } = await serveAnother();
    expect(await emailNow(await open(other, { stored }))).toBeUndefined();
    expect(cookies).toEqual([undefined]);
  });
});

describe('another server', () => {
  it('is used if it is one of this product; neither server keeps the session', async () => {
    const opened = await open();
    await signIn(opened, 'ben@example.com');
    const session = opened.jar().header(`${server.url}/api/init`);
    const { other, cookies } = await serveAnother();
    expect(await opened.change(`${other}/login`)).toEqual({ ok: true, address: other });
    expect(opened.address()).toBe(other);
    expect(opened.settings.get().serverAddress).toBe(other);
    expect(opened.connection()).toEqual({ status: 'unknown' });
    expect([opened.cleared, opened.stored.text]).toEqual([1, undefined]);
    await opened.ask('/api/init');
    expect(cookies).toEqual([undefined, undefined, undefined]);
    const stillThere = await fetch(`${server.url}/api/init`, { headers: { cookie: session } });
    expect((await stillThere.json()).currentUser).toBeNull();
  });

  const newer = `${contractVersion + 1}; oldest=${contractVersion + 1}`;

  it.each<[string, () => Promise<string>, string]>([
    ['no address', async () => 'http://evil.example', 'invalid'],
    ['nobody there', async () => 'http://localhost:9', 'unreachable'],
    ['somebody else', () => serve((_req, res) => void res.end('Hi')), 'unknown-server'],
    [
      'a server with an untrusted certificate',
      () => serve(() => {}, { certificate: selfSignedCertificate() }),
      'certificate',
    ],
    [
      'a newer one',
      () => serve((_req, res) => void res.writeHead(426, { [contractHeader()]: newer }).end()),
      'app-too-old',
    ],
  ])('is not used: %s', async (_what, start, problem) => {
    const opened = await open();
    const email = `${crypto.randomUUID()}@example.com`;
    await signIn(opened, email);
    expect(await opened.change(await start())).toEqual({ ok: false, problem });
    expect([opened.address(), opened.cleared]).toEqual([server.url, 0]);
    expect(await emailNow(opened)).toBe(email);
  });

  it('can be chosen although the current one no longer responds', async () => {
    const gone = await startHttpServer((_req, res) => {
      res.writeHead(200, { ...contractHeaders, 'set-cookie': 'session=1; Path=/; Max-Age=60' }).end('{}');
    });
    const opened = await open(gone.url);
    await opened.ask('/api/init');
    await gone.stop();
    await opened.ask('/api/init');
    expect(opened.connection()).toMatchObject({ status: 'failed' });
    expect(await opened.change(server.url)).toEqual({ ok: true, address: server.url });
    expect(await emailNow(opened)).toBeUndefined();
    expect(opened.connection()).toEqual({ status: 'online' });
  });

  it('does not receive late responses of the previous one', async () => {
    const late = Promise.withResolvers<void>();
    const before = await serve(async (req, res) => {
      if (req.url === '/api/late') await late.promise;
      res.writeHead(200, { ...contractHeaders, 'set-cookie': 'late=1; Path=/; Max-Age=60' }).end('{}');
    });
    const opened = await open(before);
    const answer = opened.ask('/api/late');
    expect(await opened.change(server.url)).toMatchObject({ ok: true });
    late.resolve();
    expect((await answer).status).toBe(200);
    expect(opened.connection()).toEqual({ status: 'unknown' });
    await opened.flush();
    expect([opened.jar().header(`${server.url}/api/init`), opened.stored.text]).toEqual(['', undefined]);
  });

  it('is the same one under each of its names on this computer', async () => {
    const opened = await open();
    expect(await opened.test(server.url.replace('localhost', '127.0.0.1'))).toEqual({
      ok: true,
      address: server.url,
    });
  });

  it('is tested without cookies', async () => {
    const opened = await open();
    await signIn(opened, 'dora@example.com');
    const { other, cookies } = await serveAnother();
    expect(await opened.test(other)).toEqual({ ok: true, address: other });
    expect(cookies).toEqual([undefined, undefined]);
    expect(opened.address()).toBe(server.url);
  });
});
