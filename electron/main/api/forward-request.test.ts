import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { bundleOrigin } from '#contract/desktop/addresses.ts';
import { product } from '#contract/product.ts';
import { contractHeader, contractVersion } from '#contract/version.ts';
import { contractHeaders } from '#tests/support/contract-headers.ts';
import { type OpenedApi, openApi } from '#tests/support/desktop/open-api.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { selfSignedCertificate } from '#tests/support/self-signed-certificate.ts';
import { responseHeaders } from './forward-request.ts';

const servers: HttpServer[] = [];
const apis: OpenedApi[] = [];
afterEach(async () => {
  for (const api of apis.splice(0)) api.stop();
  for (const server of servers.splice(0)) await server.stop();
});

async function serve(...given: Parameters<typeof startHttpServer>) {
  const server = await startHttpServer(...given);
  servers.push(server);
  return server.url;
}

async function open(...given: Parameters<typeof openApi>) {
  const api = await openApi(...given);
  apis.push(api);
  return api;
}

/** A server that records its requests. */
async function listening(answer: RequestListener = (_req, res) => void res.end('{}')) {
  const asked: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const url = await serve(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    asked.push({ method: req.method, url: req.url, headers: req.headers, body });
    for (const [name, value] of Object.entries(contractHeaders)) res.setHeader(name, value);
    answer(req, res);
  });
  return { asked, url };
}

describe('a forwarded request', () => {
  it('has the app’s headers, and none of the page’s own', async () => {
    const { url, asked } = await listening();
    const api = await open(url, { language: otherLanguage });
    const secret = { cookie: 'own=1', referer: `${bundleOrigin}/manager`, host: 'evil.example' };
    const forged = { [contractHeader()]: '99', 'x-forwarded-for': '10.0.0.1', authorization: 'Bearer x' };
    const sent = { accept: 'application/json', 'content-type': 'application/json' };
    const request = new Request(`${bundleOrigin}/api/fn/x?payload=1`, { method: 'POST', body: '{"a":1}' });
    const given = { ...secret, ...forged, ...sent, 'accept-language': 'de', 'user-agent': 'page', dnt: '1' };
    const headers = new Headers({ ...given, origin: bundleOrigin, 'sec-fetch-site': 'same-origin' });
    // A request that Node makes would omit some of these.
    Object.defineProperty(request, 'headers', { value: headers });
    expect((await api.forward(request)).status).toBe(200);
    const { 'accept-encoding': _, ...rest } = asked[0]?.headers ?? {};
    expect(rest).toEqual({
      ...sent,
      origin: url,
      host: new URL(url).host,
      'accept-language': otherLanguage,
      'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${product.slug}-desktop/1.2.3`,
      [contractHeader()]: String(contractVersion),
      'content-length': '7',
      connection: 'close',
    });
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/fn/x?payload=1', body: '{"a":1}' });
  });

  it('contains the user’s preferences, as in a browser', async () => {
    const { url, asked } = await listening();
    const api = await open(url);
    api.savePreference({ preference: 'timeZone', value: 'Africa/Nairobi' });
    api.savePreference({ preference: 'sidebar', value: 'a; evil=1' });
    await api.ask('/api/init');
    expect(asked[0]?.headers.cookie).toBe('time-zone=Africa%2FNairobi; sidebar=a%3B%20evil%3D1');
  });

  it('is never sent for pages that are not ours', async () => {
    const { url, asked } = await listening();
    const api = await open(url);
    for (const [path, init] of [
      ['/api/init', { headers: { origin: 'https://evil.example' } }],
      ['/api/init', { method: 'OPTIONS' }],
      ['/api/..\\dev/mailbox', {}],
      ['/login', {}],
    ] as const) {
      expect((await api.ask(path, init)).status).toBe(403);
    }
    expect(asked).toEqual([]);
    expect(api.connection()).toEqual({ status: 'unknown' });
    expect(api.warnings).toHaveLength(4);
  });
});

describe('a returned response', () => {
  it('has no cookies; the jar has them', async () => {
    const { url, asked } = await listening((_req, res) => {
      res.setHeader('set-cookie', [
        `${product.slug}.session_token=abc; Path=/; HttpOnly; Max-Age=60`,
        'b=2; Path=/',
      ]);
      res.end('{}');
    });
    const api = await open(url);
    const answer = await api.ask('/api/auth/sign-in/email-otp', { method: 'POST', body: '{}' });
    expect([...answer.headers.keys()]).not.toContain('set-cookie');
    expect(JSON.stringify([...answer.headers])).not.toContain('abc');
    await api.ask('/api/init');
    expect(asked[0]?.headers.cookie).toBeUndefined();
    expect(asked[1]?.headers.cookie).toBe(`${product.slug}.session_token=abc; b=2`);
    await api.flush();
    expect(api.stored.text).toContain('abc');
  });

  it('is decompressed, without headers of the transfer', async () => {
    const { url } = await listening((_req, res) => {
      const packed = gzipSync('{"a":1}');
      res.writeHead(201, {
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': 'gzip',
        'content-length': packed.length,
        'x-request-id': 'r1',
        'strict-transport-security': 'max-age=1',
        'clear-site-data': '"*"',
        'access-control-allow-origin': '*',
        'content-security-policy': "default-src 'unsafe-inline'",
        'keep-alive': 'timeout=5',
      });
      res.end(packed);
    });
    const api = await open(url);
    const answer = await api.ask('/api/init');
    expect([answer.status, await answer.json()]).toEqual([201, { a: 1 }]);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': 'r1',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['HEAD', 200],
    ['DELETE', 204],
    ['GET', 304],
  ])('may have no body: %s %i', async (method, status) => {
    const { url } = await listening((_req, res) => void res.writeHead(status).end());
    const api = await open(url);
    const answer = await api.ask('/api/x', { method });
    expect([answer.status, answer.body]).toEqual([status, null]);
  });

  it('passes on the server’s errors, including an ended session', async () => {
    const { url } = await listening((_req, res) => {
      res
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"code":"UNAUTHORIZED","message":"No"}');
    });
    const api = await open(url);
    const answer = await api.ask('/api/account');
    expect([answer.status, await answer.json()]).toEqual([401, { code: 'UNAUTHORIZED', message: 'No' }]);
    expect(api.connection()).toEqual({ status: 'online' });
  });
});

describe('a response that cannot be given to a page', () => {
  it.each([600, 999])('is closed, also at the server: %i', async (status) => {
    const closed = Promise.withResolvers<void>();
    const { url } = await listening((_req, res) => {
      res.on('close', closed.resolve);
      res.writeHead(status).write('x');
    });
    const api = await open(url);
    expect((await api.ask('/api/x')).type).toBe('error');
    await closed.promise;
    expect(api.warnings.at(-1)).toContain('/api/x');
  });

  it('is returned without the header that cannot be written', () => {
    const given = new Map([
      ['content-disposition', 'attachment; filename="\u2192.csv"'],
      ['content-type', 'text/csv'],
      ['etag', 'a\nb'],
      ['content-length', '1\u2192'],
    ]);
    const headers = Object.fromEntries(responseHeaders(given));
    expect(headers['content-type']).toBe('text/csv');
    expect(Object.keys(headers)).not.toContain('content-disposition');
    expect(Object.keys(headers)).not.toContain('etag');
    expect(Object.keys(headers)).not.toContain('content-length');
  });
});

describe('a response of another program', () => {
  const withoutContract = (status: number, headers = {}) =>
    serve((_req, res) => {
      res
        .writeHead(status, { 'content-type': 'text/html', 'set-cookie': 'evil=1', ...headers })
        .end('<h1>Hi</h1>');
    });

  it.each([
    ['a page', 200, {}],
    ['an error', 403, {}],
    ['a redirect to another site', 302, { location: 'https://portal.example/sign-in' }],
    ['a redirect to itself', 307, { location: '/api/other' }],
  ])('is not passed on: %s', async (_what, status, headers) => {
    const api = await open(await withoutContract(status, headers));
    const answer = await api.ask('/api/init');
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { code: 'UNKNOWN_SERVER', message: 'text of unknown-server' },
    ]);
    expect(api.connection()).toMatchObject({ status: 'failed', problem: 'unknown-server' });
    expect(api.jar().header(`${api.address()}/api/init`)).toBe('');
  });

  it('does not change the connection state if it is a picture', async () => {
    const api = await open(await withoutContract(302, { location: 'https://elsewhere.example' }));
    expect((await api.ask('/pictures/1/2')).status).toBe(502);
    expect(api.connection()).toEqual({ status: 'unknown' });
  });

  it('has an untrusted certificate', async () => {
    const api = await open(await serve(() => {}, { certificate: selfSignedCertificate() }));
    const answer = await api.ask('/api/init', { method: 'POST', body: '{"secret":1}' });
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { code: 'CERTIFICATE_NOT_TRUSTED', message: 'text of certificate' },
    ]);
    expect(api.connection()).toMatchObject({ problem: 'certificate' });
  });

  it.each([
    ['newer', `${contractVersion + 1}; oldest=${contractVersion + 1}`, 426, 'APP_TOO_OLD', 'app-too-old'],
    ['older', `${contractVersion - 1}; oldest=0`, 502, 'SERVER_TOO_OLD', 'server-too-old'],
  ])('is of a server whose contract is too %s', async (_what, contract, status, code, problem) => {
    const api = await open(await withoutContract(200, { [contractHeader()]: contract }));
    const answer = await api.ask('/api/init');
    expect([answer.status, await answer.json()]).toEqual([status, { code, message: `text of ${problem}` }]);
    expect(api.connection()).toMatchObject({ problem });
  });
});

it('is a network error while no server is listening', async () => {
  const gone = await startHttpServer(() => {});
  await gone.stop();
  const api = await open(gone.url);
  expect((await api.ask('/api/init')).type).toBe('error');
  expect(api.connection()).toMatchObject({ status: 'failed', problem: 'unreachable' });
  await serve((_req, res) => void res.writeHead(200, contractHeaders).end(), {
    port: Number(new URL(gone.url).port),
  });
  await expect.poll(() => api.connection()).toEqual({ status: 'online' });
});
