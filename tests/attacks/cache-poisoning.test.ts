import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostedServer, startHostedServer } from '#tests/support/hosted-server.ts';

const host = 'app.example.com';
const marker = 'evil.example';

let server: HostedServer;
beforeAll(async () => {
  const settings = { APP_URL: `https://${host}`, GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
  // The proxy in front forwards unknown headers.
  server = await startHostedServer(settings, { pages: true });
});
afterAll(() => server?.stop());

interface Told {
  status: number;
  head: string;
  body: string;
}

/** Sends one raw request and returns the raw response. */
function exchange(lines: string[]): Promise<Told> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const text = [...lines, 'Connection: close', '', ''].join('\r\n');
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject).on('close', () => {
      const [head = '', ...body] = answer.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') });
    });
  });
}

const own = `Host: ${host}`;

/** Headers that proxies and frameworks use as the requested URL. */
const headers = [
  `X-Forwarded-Host: ${marker}`,
  `X-Forwarded-Host: ${host}, ${marker}`,
  `X-Forwarded-Host: ${marker}, ${host}`,
  `X-Forwarded-Server: ${marker}`,
  'X-Forwarded-Proto: http',
  `X-Forwarded-Proto: ${marker}`,
  'X-Forwarded-Scheme: nothttps',
  'X-Forwarded-Port: 1337',
  `X-Forwarded-Prefix: /${marker}`,
  `X-Original-URL: /${marker}`,
  `X-Rewrite-URL: /${marker}`,
  `X-Original-Host: ${marker}`,
  `X-Host: ${marker}`,
  `X-HTTP-Host-Override: ${marker}`,
  `Forwarded: for=1.2.3.4;host=${marker};proto=http`,
  `Referer: https://${marker}/`,
  `Origin: https://${marker}`,
  'X-HTTP-Method-Override: POST',
  `User-Agent: ${marker}`,
];

const pages = ['/login', '/', '/nowhere', '/api/init', '/.well-known/security.txt', '/manager'];

const known = new Map<string, Promise<Told>>();

/** The response to a request without these headers. */
function plainly(path: string): Promise<Told> {
  const response = known.get(path) ?? exchange([`GET ${path} HTTP/1.1`, own, 'Accept: text/html']);
  known.set(path, response);
  return response;
}

describe('a response contains nothing that is not part of a cache key', () => {
  it.each(headers)('%s', async (header) => {
    for (const path of pages) {
      const plain = await plainly(path);
      const given = await exchange([`GET ${path} HTTP/1.1`, own, 'Accept: text/html', header]);
      expect([path, `${given.head}${given.body}`.includes(marker)]).toEqual([path, false]);
      // With its colon: a request id may contain the digits alone.
      expect(given.head).not.toMatch(/:1337\b|http:/);
      // Publicly cacheable responses are the same for all.
      if (/cache-control: [^\r]*public/i.test(given.head)) expect(given.body).toBe(plain.body);
      // If the host is ambiguous the request is rejected.
      if (given.status !== plain.status) {
        expect([path, given.status]).toEqual([path, 421]);
        expect(given.head).toMatch(/cache-control: no-store/i);
      }
    }
  });
});

describe('a request with an ambiguous host', () => {
  it.each([
    ['two hosts', ['GET /login HTTP/1.1', own, `Host: ${marker}`]],
    ['two hosts, the other way round', ['GET /login HTTP/1.1', `Host: ${marker}`, own]],
    ['two hosts in one line', ['GET /login HTTP/1.1', `Host: ${host}, ${marker}`]],
    ['a host with a name before it', ['GET /login HTTP/1.1', `Host: ${marker}@${host}`]],
    ['a host with a path', ['GET /login HTTP/1.1', `Host: ${host}/${marker}`]],
    ['a host with another port', ['GET /login HTTP/1.1', `Host: ${host}:1337`]],
    ['a host on a line that goes on', ['GET /login HTTP/1.1', own, ` ${marker}`]],
    ['no host', ['GET /login HTTP/1.1']],
    ['an empty host', ['GET /login HTTP/1.1', 'Host:']],
    ['an address of another host', [`GET https://${marker}/login HTTP/1.1`, own]],
    ['an address of another host, and its name', [`GET https://${marker}/login HTTP/1.1`, `Host: ${marker}`]],
    ['our address on another host', [`GET https://${host}/login HTTP/1.1`, `Host: ${marker}`]],
  ])('gets a response that is not cacheable and does not contain it: %s', async (_what, lines) => {
    const { status, head, body } = await exchange(lines);
    expect(status === 404 || status === 400 || status === 421).toBe(true);
    expect(`${head}${body}`).not.toContain(marker);
    expect(head).not.toMatch(/cache-control: [^\r]*public/i);
  });
});
