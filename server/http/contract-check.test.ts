import express from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contractHeader, contractVersion, oldestContract } from '#contract/version.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';
import { errorHandler } from './error-handler.ts';
import { createLogger } from './logger.ts';
import { contractCheck } from './request-checks.ts';

const ours = `${contractVersion}; oldest=${oldestContract}`;

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());

  const send = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { host, port } = new URL(server.url);
    return sendRaw({ port: Number(port), path, method, headers: { host, ...headers } });
  };

  it.each([
    ['an answer', '/api/init', 200],
    ['an answer of the functions', '/api/fn/init', 200],
    ['an answer of better-auth', '/api/auth/get-session', 200],
    ['an error', '/api/account', 401],
    ['an error of better-auth', '/api/auth/nothing', 404],
    ['a forbidden picture', '/pictures/somebody/0123456789abcdef0123456789abcdef', 401],
    ['a path that is not there', '/api/nothing', 404],
  ])('includes its contract version in %s', async (_what, path, status) => {
    const answer = await send(path);
    expect([answer.status, answer.headers[contractHeader()]]).toEqual([status, ours]);
  });

  it('includes it also in early rejections', async () => {
    const foreign = await send('/api/init', { host: 'evil.example' });
    expect([foreign.status, foreign.headers[contractHeader()]]).toEqual([403, ours]);
    const write = await send('/api/auth/sign-out', { origin: 'https://evil.example' }, 'POST');
    expect([write.status, write.headers[contractHeader()]]).toEqual([403, ours]);
  });

  it('rejects an app that is too old, in its language', async () => {
    const version = String(oldestContract - 1);
    const { status, json } = await send('/api/init', {
      [contractHeader()]: version,
      'accept-language': otherLanguage,
    });
    expect(status).toBe(426);
    expect(json).toEqual({
      code: 'APP_TOO_OLD',
      message: textIn(otherLanguage, 'errors.APP_TOO_OLD'),
    });
  });
});

describe('the check', () => {
  let served: HttpServer | undefined;
  afterEach(() => served?.stop());

  it.each([
    ['none', undefined, 200],
    ['the oldest that is answered', '3', 200],
    ['the same version', '5', 200],
    ['a newer one', '6', 200],
    ['an older one', '2', 426],
    ['nonsense', 'two', 200],
    ['more than a number', '2; oldest=1', 200],
    ['less than nothing', '-1', 200],
  ])('of a request whose version is %s', async (_what, version, status) => {
    const app = express();
    app.use(contractCheck({ version: 5, oldest: 3 }));
    app.all('/{*any}', (_req, res) => void res.json({}));
    app.use(errorHandler({ logger: createLogger({ level: 'silent' }) }));
    served = await startHttpServer(app);
    const headers: Record<string, string> = version === undefined ? {} : { [contractHeader()]: version };
    const answer = await sendRaw({ port: served.port, headers });
    expect([answer.status, answer.headers[contractHeader()]]).toEqual([status, '5; oldest=3']);
  });
});
