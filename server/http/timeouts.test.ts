import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import express, { type RequestHandler } from 'express';
import { afterEach, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { errorHandler } from './error-handler.ts';
import { createLogger } from './logger.ts';
import { responseTimeout } from './timeouts.ts';

let served: HttpServer | undefined;
afterEach(() => served?.stop());

/** A browser's one connection, kept alive. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function get(url: string) {
  const sent = request(url, { agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return { status, retryAfter: headers['retry-after'], body: JSON.parse(await text(response)) };
}

it.each<[string, RequestHandler]>([
  ['is answered after all', (_req, res) => void res.json('late')],
  ['fails after all', () => Promise.reject(new Error('late'))],
])(
  'a request that timed out and %s does not affect the next one on its connection, and is logged',
  async (_, end) => {
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    let log = '';
    const write = (line: string) => {
      log += line;
    };
    const handleError = errorHandler({ logger: createLogger({ level: 'warn', stream: { write } }) });
    const app = express();
    app.get('/first', responseTimeout(handleError, 20), async (req, res, next) => {
      await first.promise;
      await end(req, res, next);
    });
    app.get('/second', async (_req, res) => {
      first.resolve();
      await second.promise;
      res.json('well');
    });
    app.use(handleError);
    served = await startHttpServer(app);
    expect(await get(`${served.url}/first`)).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { code: 'TIMEOUT' },
    });
    const answer = get(`${served.url}/second`);
    await first.promise;
    setTimeout(second.resolve, 50);
    expect(await answer).toMatchObject({ status: 200, body: 'well' });
    expect(log).toContain('request failed after its answer');
  },
);
