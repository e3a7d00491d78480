import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { Net } from 'electron';
import { net } from 'electron-double/net';
import { afterEach, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { postToServer } from './post-to-server.ts';
import { type ServerRequest, sendRequest } from './send-request.ts';

let server: HttpServer | undefined;
afterEach(() => server?.stop());

async function postTo(listener: RequestListener, totalTimeout?: number) {
  server = await startHttpServer(listener);
  const send = (request: ServerRequest) => sendRequest(net as unknown as Net, request);
  return await postToServer(send, `${server.url}/api/x`, {}, { cookies: '', totalTimeout });
}

it('reads a response', async () => {
  const answer = await postTo((_req, res) => void res.end('{}'));
  expect([answer.status, await answer.text()]).toEqual([200, '{}']);
});

it('aborts an endless response', async () => {
  const closed = Promise.withResolvers<void>();
  const answer = await postTo(async (_req, res) => {
    res.on('close', closed.resolve);
    while (!res.closed)
      if (!res.write(Buffer.alloc(65_536))) await Promise.race([once(res, 'drain'), closed.promise]);
  });
  await expect(answer.text()).rejects.toThrow('too long');
  await closed.promise;
});

it('aborts a response that is sent byte by byte', async () => {
  const answered = postTo((_req, res) => {
    const drip = setInterval(() => res.write('x'), 20);
    res.on('close', () => clearInterval(drip));
  }, 300);
  await expect(answered.then((answer) => answer.text())).rejects.toThrow();
});

it('cancels a response that is not read', async () => {
  const closed = Promise.withResolvers<void>();
  await postTo((_req, res) => {
    res.on('close', closed.resolve);
    res.write('x');
  }, 1500);
  await closed.promise;
});
