import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage as NodeMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ClientRequest } from './client-request.ts';
import type { IncomingMessage } from './incoming-message.ts';
import { network } from './network.ts';

let server: Server;
let url: string;
let answer: (request: NodeMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());
afterEach(() => network.setOffline(false));

function send(request: ClientRequest, body?: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', resolve);
    if (body === undefined) request.end();
    else request.end(body);
  });
}

it('decodes the accepted encodings, keeps cookies separate, and joins other repeated headers', async () => {
  answer = (_request, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.setHeader('vary', ['accept', 'cookie']);
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync('hello'));
  };
  const response = await send(new ClientRequest(url));
  expect(response.headers).toMatchObject({
    'set-cookie': ['a=1', 'b=2'],
    vary: 'accept, cookie',
    'content-encoding': 'gzip',
  });
  expect(await text(response)).toBe('hello');
});

it('sends a body with its length, or in chunks', async () => {
  answer = async (request, response) =>
    response.end(`${request.headers['content-length']} ${await text(request)}`);
  expect(await text(await send(new ClientRequest({ url, method: 'POST' }), 'abc'))).toBe('3 abc');
  const chunked = new ClientRequest({ url, method: 'POST' });
  chunked.chunkedEncoding = true;
  const answered = send(chunked, 'def');
  expect(await text(await answered)).toBe('undefined def');
});

it('follows redirects, or lets the caller decide', async () => {
  answer = (request, response) =>
    request.url === '/' ? response.writeHead(302, { location: '/next' }).end() : response.end('there');
  expect(await text(await send(new ClientRequest(url)))).toBe('there');
  await expect(send(new ClientRequest({ url, redirect: 'manual' }))).rejects.toThrow(
    'Redirect was cancelled',
  );
  const manual = new ClientRequest({ url, redirect: 'manual' });
  manual.on('redirect', (_status, _method, target) => {
    expect(target).toBe(`${url}next`);
    manual.followRedirect();
  });
  expect(await text(await send(manual))).toBe('there');
});

it.each([
  ['nobody listens', 'http://127.0.0.1:1/', 'net::ERR_CONNECTION_REFUSED'],
  ['no such name', 'http://nowhere.invalid/', 'net::ERR_NAME_NOT_RESOLVED'],
])('reports errors like Chromium: %s', async (_what, address, message) => {
  await expect(send(new ClientRequest(address))).rejects.toThrow(message);
});

it('fails without a network, at once and during a request', async () => {
  network.setOffline(true);
  await expect(send(new ClientRequest(url))).rejects.toThrow('net::ERR_INTERNET_DISCONNECTED');
  network.setOffline(false);
  answer = () => network.setOffline(true);
  await expect(send(new ClientRequest(url))).rejects.toThrow('net::ERR_INTERNET_DISCONNECTED');
});

it('reports truncated and missing responses', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-length': '10' }).write('half', () => response.destroy());
  const half = await send(new ClientRequest(url));
  await expect(text(half)).rejects.toThrow('net::ERR_');
  answer = (request) => request.socket.destroy();
  await expect(send(new ClientRequest(url))).rejects.toThrow('net::ERR_EMPTY_RESPONSE');
});

it('reports that a request was aborted and nothing else', async () => {
  let gone = false;
  answer = (request) =>
    request.socket.on('close', () => {
      gone = true;
    });
  const request = new ClientRequest(url);
  request.on('error', () => expect.unreachable());
  request.end();
  setTimeout(() => request.abort(), 50);
  await once(request, 'abort');
  await expect.poll(() => gone).toBe(true);
});
