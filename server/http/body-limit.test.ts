import { once } from 'node:events';
import { connect } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendRaw } from '#tests/support/send-raw.ts';
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts';
import { bodyLimit, maxBodyBytes } from './body-limit.ts';
import { errorHandler } from './error-handler.ts';
import { createLogger } from './logger.ts';

let served: ServedApp;

beforeEach(async () => {
  const app = express();
  app.use(bodyLimit());
  app.post('/', (_req, res) => void res.json({ done: true }));
  app.use(errorHandler({ logger: createLogger({ level: 'silent' }) }));
  served = await serveApp(app);
});

afterEach(() => served.stop());

describe('the body limit', () => {
  const post = (body: string) => sendRaw({ port: served.port, method: 'POST', body });

  it('lets 64 KiB through, of whatever kind', async () => {
    expect((await post('x'.repeat(maxBodyBytes))).status).toBe(200);
  });

  it('answers 413 in our shape', async () => {
    const answer = await post('x'.repeat(maxBodyBytes + 1));
    expect(answer.status).toBe(413);
    expect(answer.json).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: 'What was sent is too large' });
  });

  it('answers also who does not listen before all is sent, and then closes', async () => {
    const socket = connect(served.port, '127.0.0.1').pause();
    await once(socket, 'connect');
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    const sent = 8 * 1024 * 1024;
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${2 * sent}\r\n\r\n`);
    await new Promise((resolve) => socket.write('x'.repeat(sent), resolve));
    let received = '';
    socket.setEncoding('latin1').on('data', (data) => {
      received += data;
    });
    socket.resume();
    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
  });
});
