import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendRaw } from '#tests/support/send-raw.ts';
import { type ServedApp, serveApp } from '#tests/support/serve-app.ts';
import { bodyLimit } from './body-limit.ts';
import { errorHandler } from './error-handler.ts';
import { createLogger } from './logger.ts';
import { responseTimeout } from './timeouts.ts';

let served: ServedApp;

beforeEach(async () => {
  const app = express();
  app.use(bodyLimit({ maxBytes: 1000 }));
  app.post('/', express.json(), express.urlencoded(), (req, res) => void res.json(req.body ?? null));
  app.get('/slow', responseTimeout(50), () => {});
  app.use(errorHandler({ logger: createLogger({ level: 'silent' }) }));
  served = await serveApp(app);
});

afterEach(() => served.stop());

function post(type: string, body: string, chunked: boolean) {
  return sendRaw({ port: served.port, method: 'POST', headers: { 'content-type': type }, body, chunked });
}

describe('the body limit', () => {
  it.each([false, true])('lets small JSON and forms through (chunked: %s)', async (chunked) => {
    expect((await post('application/json', '{"a":"b"}', chunked)).json).toEqual({ a: 'b' });
    expect((await post('application/x-www-form-urlencoded', 'a=b', chunked)).json).toEqual({ a: 'b' });
  });

  it.each([false, true])('answers 413 in our shape and closes (chunked: %s)', async (chunked) => {
    const answer = await post('application/json', JSON.stringify({ a: 'x'.repeat(2000) }), chunked);
    expect(answer.status).toBe(413);
    expect(answer.json).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: 'What was sent is too large' });
    expect(answer.headers.connection).toBe('close');
  });

  it('wants to know the length of other kinds', async () => {
    expect((await post('text/plain', 'x', true)).status).toBe(411);
    expect((await post('text/plain', 'x'.repeat(2000), false)).status).toBe(413);
  });

  it('takes no compressed body in chunks, which could unpack to anything', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await sendRaw({ port: served.port, method: 'POST', headers, body: 'xx', chunked: true });
    expect(answer.status).toBe(415);
  });
});

describe('the response timeout', () => {
  it('answers 503 TIMEOUT', async () => {
    const answer = await fetch(`${served.url}/slow`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'TIMEOUT' });
  });
});
