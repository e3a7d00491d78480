import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { type RawRequest, sendRaw } from '#tests/support/send-raw.ts';
import { errorHandler } from './error-handler.ts';
import { createLogger } from './logger.ts';
import { hostCheck, originCheck } from './request-checks.ts';

let served: HttpServer | undefined;

afterEach(async () => {
  await served?.stop();
});

interface Setting {
  mode: 'local' | 'hosted';
  appUrl: string;
  trustProxy?: boolean | number;
}

async function sender({ mode, appUrl, trustProxy = false }: Setting) {
  const app = express().set('trust proxy', trustProxy);
  app.use(hostCheck({ mode, appUrl }));
  app.use(originCheck({ mode, appUrl }));
  app.all('/{*any}', (_req, res) => void res.json({ done: true }));
  app.use(errorHandler({ logger: createLogger({ level: 'silent' }) }));
  served = await startHttpServer(app);
  const { port } = served;
  return (request: Omit<RawRequest, 'port'>) => sendRaw({ port, ...request });
}

const local: Setting = { mode: 'local', appUrl: 'http://localhost:3000' };
const hosted: Setting = { mode: 'hosted', appUrl: 'https://app.example' };

describe('the host check in local mode', () => {
  it.each(['localhost', 'localhost:3000', 'LOCALHOST:1', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000'])(
    'accepts Host %s',
    async (host) => {
      const send = await sender(local);
      expect((await send({ headers: { host } })).status).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'localhost.evil.example:3000',
    '127.0.0.1.evil.example',
    'evil.localhost',
    '10.0.0.1:3000',
    '[::2]',
    '0.0.0.0:3000',
    'localhost@evil.example',
    'localhost:3000:3000',
    'localhost:65536',
  ])('rejects Host %j', async (host) => {
    const send = await sender(local);
    const answer = await send({ headers: { host } });
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({ code: 'INVALID_HOST' });
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'])(
    'rejects %s, since no proxy may be in front',
    async (name) => {
      const send = await sender({ ...local, trustProxy: true });
      const answer = await send({ headers: { host: 'localhost', [name]: 'localhost' } });
      expect(answer.status).toBe(403);
    },
  );
});

describe('the host check in hosted mode', () => {
  it.each(['app.example', 'APP.example', 'app.example:443'])('accepts Host %s', async (host) => {
    const send = await sender(hosted);
    expect((await send({ headers: { host } })).status).toBe(200);
  });

  it.each([
    'evil.example',
    'app.example.evil.example',
    'app.example:8443',
    '127.0.0.1:3000',
    'app.example/x',
  ])('rejects Host %s', async (host) => {
    const send = await sender(hosted);
    const answer = await send({ headers: { host } });
    expect(answer.status).toBe(421);
    expect(answer.json).toMatchObject({ code: 'INVALID_HOST', data: { expected: 'app.example' } });
  });

  it('trusts X-Forwarded-Host of a trusted proxy only', async () => {
    const headers = { host: `${product.slug}:3000`, 'x-forwarded-host': 'app.example' };
    expect((await (await sender({ ...hosted, trustProxy: 1 }))({ headers })).status).toBe(200);
    await served?.stop();
    expect((await (await sender(hosted))({ headers })).status).toBe(421);
  });
});

describe('the origin check', () => {
  const cookie = 'session=1';
  const own = 'https://app.example';

  it.each<[string, Record<string, string>]>([
    ['our own origin', { origin: own, cookie }],
    ['our own page in a browser', { origin: own, 'sec-fetch-site': 'same-origin', cookie }],
    ['our own page without Origin', { 'sec-fetch-site': 'same-origin', cookie }],
    ['no browser and no cookies', {}],
    ['a program with a key beside its cookies', { authorization: 'Bearer key', cookie }],
  ])('allows a write from %s', async (_name, headers) => {
    const send = await sender(hosted);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await send({ method, headers: { host: 'app.example', ...headers } })).status).toBe(200);
    }
  });

  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example', cookie }],
    ['another origin without cookies (login CSRF)', { origin: 'https://evil.example' }],
    ['our host over http', { origin: 'http://app.example', cookie }],
    ['our host on another port', { origin: 'https://app.example:8443', cookie }],
    ['a sandboxed page', { origin: 'null', cookie }],
    ['another origin that claims our own', { origin: own, 'sec-fetch-site': 'cross-site', cookie }],
    ['a sister domain', { 'sec-fetch-site': 'same-site', cookie }],
    ['a foreign site without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['a client with cookies and nothing else', { cookie }],
    ['garbage', { origin: '::', cookie }],
    ['another origin with a key', { origin: 'https://evil.example', authorization: 'Bearer key', cookie }],
    ['a client with another credential', { authorization: 'Basic YTpi', cookie }],
  ])('rejects a write from %s, as JSON and as a form', async (_name, headers) => {
    const send = await sender(hosted);
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const sent = { host: 'app.example', 'content-type': type, ...headers };
      const answer = await send({ method: 'POST', path: '/api/auth/sign-out', headers: sent, body: '{}' });
      expect(answer.status).toBe(403);
      expect(answer.json).toMatchObject({ code: 'INVALID_ORIGIN' });
    }
  });

  it('allows reads from everywhere', async () => {
    const send = await sender(hosted);
    const headers = {
      host: 'app.example',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      cookie,
    };
    expect((await send({ headers })).status).toBe(200);
  });

  it('in local mode accepts the very name under which the page was opened', async () => {
    const send = await sender(local);
    const post = (host: string, origin: string) =>
      send({ method: 'POST', headers: { host, origin, cookie } }).then(({ status }) => status);
    expect(await post('localhost:3000', 'http://localhost:3000')).toBe(200);
    expect(await post('127.0.0.1:3000', 'http://127.0.0.1:3000')).toBe(200);
    expect(await post('localhost:3000', 'http://localhost:5173')).toBe(403);
    expect(await post('localhost:3000', 'http://127.0.0.1:3000')).toBe(403);
  });
});
