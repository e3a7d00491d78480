import { once } from 'node:events';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/contract.ts';
import { Browser } from '#tests/support/browser.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let person: Browser;
beforeAll(async () => {
  server = await startTestServer();
  // Unauthenticated requests are rejected before validation.
  person = await signInUser(server, 'amina@example.com');
});
afterAll(() => server?.stop());

interface Sent {
  type?: string;
  encoding?: string;
  body: string | Buffer;
  chunked?: boolean;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const deep = (levels: number) => `{"data":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const long = JSON.stringify({ data: 'x'.repeat(70_000) });
const unsupported = {
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: textIn(otherLanguage, 'errors.UNSUPPORTED_MEDIA_TYPE'),
};

describe.each([
  ['/api/onboarding', 422],
  ['/api/fn/onboarding.complete', 422],
  ['/api/auth/update-user', 400],
])('a body sent to %s', (path, otherwise) => {
  async function answerTo({ type = json, encoding, body, chunked = false }: Sent) {
    const { status, json: answer } = await sendRaw({
      port: Number(new URL(server.url).port),
      path,
      method: 'POST',
      headers: {
        'content-type': type,
        'accept-language': otherLanguage,
        host: new URL(server.url).host,
        origin: server.url,
        cookie: person.cookieHeader,
        ...(encoding && { 'content-encoding': encoding }),
      },
      body,
      chunked,
    });
    return [status, answer];
  }

  it.each([false, true])('is read as JSON (chunked: %s)', async (chunked) => {
    expect((await answerTo({ body: '{"data":{}}', chunked }))[0]).toBe(otherwise);
    expect((await answerTo({ body: deep(49), chunked }))[0]).toBe(otherwise);
  });

  it.each([false, true])(
    'is not accepted as a form, which other sites can send (chunked: %s)',
    async (chunked) => {
      for (const type of [form, 'text/plain', 'multipart/form-data; boundary=x']) {
        expect(await answerTo({ type, body: 'data=x&name=x', chunked })).toEqual([415, unsupported]);
      }
    },
  );

  it.each([false, true])('is not decompressed, whatever its size (chunked: %s)', async (chunked) => {
    expect(await answerTo({ encoding: 'gzip', body: gzipSync(long), chunked })).toEqual([415, unsupported]);
  });

  it.each(['utf-7', 'utf-16le', 'utf-32'])('is read only as UTF-8, and not as %s', async (charset) => {
    // Brackets that the depth check would not see.
    const body = Buffer.from(`{"x":"\u2200","data":${'['.repeat(3000)}${']'.repeat(3000)}}`, 'utf16le');
    const [status, answer] = await answerTo({ type: `${json}; charset=${charset}`, body });
    expect([status, answer]).toMatchObject([415, { code: 'UNSUPPORTED_MEDIA_TYPE' }]);
    expect((await answerTo({ type: `${json}; charset=UTF-8`, body: '{"data":{}}' }))[0]).toBe(otherwise);
  });

  it.each([false, true])('may have 64 KiB (chunked: %s)', async (chunked) => {
    expect(await answerTo({ body: long, chunked })).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
  });

  it.each([false, true])('may not be nested too deep for a parser (chunked: %s)', async (chunked) => {
    expect(await answerTo({ body: deep(30_000), chunked })).toMatchObject([400, { code: 'BAD_REQUEST' }]);
    expect(await answerTo({ body: deep(51), chunked })).toMatchObject([400, { code: 'BAD_REQUEST' }]);
  });
});

it('a payload in a URL may be nested no deeper', async () => {
  const payload = new URLSearchParams({ payload: deep(60) });
  const answer = await new Browser(server.url).get(`${server.url}/api/fn/init?${payload}`);
  expect(answer.status).toBe(400);
});

const largeOperations = operations.filter(({ meta }) => meta.maxBodyBytes !== undefined);

it.each(largeOperations.flatMap(({ id, path }) => [`/api${path}`, `/api/fn/${id}`]))(
  'a body sent to %s is read only for users who may send it',
  async (path) => {
    const request = {
      port: Number(new URL(server.url).port),
      path,
      method: 'POST',
      body: '{'.repeat(70_000),
    };
    const { status } = await sendRaw({ ...request, headers: { 'content-type': 'application/json' } });
    expect(status).toBe(401);
  },
);

it.each(['PUT', 'DELETE', 'GET', 'PATCH'])(
  'a body sent by %s to such a path is as short as others',
  async (method) => {
    for (const { path } of largeOperations.filter((operation) => operation.method !== method)) {
      const headers = { 'content-type': 'application/json' };
      const port = Number(new URL(server.url).port);
      const request = { port, path: `/api${path}`, method, headers, body: ' '.repeat(70_000) };
      expect((await sendRaw(request)).status).toBe(413);
    }
  },
);

it.each(['/api/home', '/api/fn/home.read', '/api/auth/admin/list-users', '/api/none', '/pictures/none'])(
  'an error at %s has Content-Language, and Vary',
  async (path) => {
    const answer = await fetch(server.url + path, { headers: { 'accept-language': otherLanguage } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('content-language')).toBe(otherLanguage);
    expect(answer.headers.get('vary')?.split(/, */)).toEqual(
      expect.arrayContaining(['Accept-Language', 'Cookie']),
    );
  },
);

it('a chunked body is rejected as soon as it is too long, without reading the rest', async () => {
  const { hostname, port } = new URL(server.url);
  const sent = request({
    hostname,
    port,
    path: '/api/onboarding',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  sent.on('error', () => {});
  sent.write(long);
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(413);
  sent.destroy();
});
