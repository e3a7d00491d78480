import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { bodyLimit, maxBodyBytes } from './body-limit.ts';
import { errorHandler } from './error-handler.ts';
import { createLogger } from './logger.ts';

let served: HttpServer;

beforeEach(async () => {
  const app = express();
  app.use(bodyLimit());
  app.post('/', (_req, res) => void res.json({ done: true }));
  app.use(errorHandler({ logger: createLogger({ level: 'silent' }) }));
  served = await startHttpServer(app);
});

afterEach(() => served.stop());

describe('the body limit', () => {
  const post = (body: string) => sendRaw({ port: served.port, method: 'POST', body });

  it('accepts 64 KiB of any content type', async () => {
    expect((await post('x'.repeat(maxBodyBytes))).status).toBe(200);
  });

  it('responds with 413 in our error format', async () => {
    const answer = await post('x'.repeat(maxBodyBytes + 1));
    expect(answer.status).toBe(413);
    expect(answer.json).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: 'What was sent is too large' });
  });
});
