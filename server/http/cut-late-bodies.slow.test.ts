import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { errorHandler } from './error-handler.ts';
import { createLogger } from './logger.ts';
import { bodyLimit } from './request-body.ts';
import { cutLateBodies } from './timeouts.ts';

let served: HttpServer;
beforeAll(async () => {
  const app = express();
  app.use(cutLateBodies());
  app.get('/early', (_req, res) => void res.json('answered'));
  app.use(bodyLimit());
  app.use(errorHandler({ logger: createLogger({ level: 'silent' }) }));
  served = await startHttpServer(app);
});
afterAll(() => served.stop());

/** What a client receives that reads only after it has sent all of this, until the connection is closed. */
async function send(head: string, body: string): Promise<string> {
  const socket = connect(served.port, '127.0.0.1').pause();
  await once(socket, 'connect');
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(`${head}\r\nHost: localhost\r\n`);
  await new Promise((resolve) => socket.write(body, resolve));
  let received = '';
  socket.setEncoding('latin1').on('data', (data) => {
    received += data;
  });
  socket.resume();
  await closed;
  return received;
}

const half = 8 * 1024 * 1024;

it('a rejected body gets its response even if the client sends first, and is then cut', async () => {
  const sent = `Content-Length: ${2 * half}\r\n\r\n${'x'.repeat(half)}`;
  expect(await send('POST / HTTP/1.1', sent)).toMatch(/^HTTP\/1\.1 413 /);
});

it('an unexpected body is cut after the response', async () => {
  const sent = 'Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n';
  expect(await send('GET /early HTTP/1.1', sent)).toMatch(/^HTTP\/1\.1 200 .*"answered"$/s);
});

it('a body that ends after its response leaves the connection open', async () => {
  const socket = connect(served.port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (data) => {
    received += data;
  });
  socket.write('GET /early HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n');
  await expect.poll(() => received).toContain('"answered"');
  socket.write('1\r\nx\r\n0\r\n\r\n');
  await sleep(2_500);
  received = '';
  socket.write('GET /early HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => received).toContain('"answered"');
  socket.destroy();
});
