import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Net } from 'electron';
import { net } from 'electron-double/net';
import { afterEach, describe, expect, it } from 'vitest';
import { contractHeaders } from '#tests/support/contract-headers.ts';
import { type OpenedApi, openApi } from '#tests/support/desktop/open-api.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { sendRequest } from './send-request.ts';

const megabyte = 1024 * 1024;

let server: HttpServer | undefined;
let api: OpenedApi | undefined;
afterEach(async () => {
  api?.stop();
  await server?.stop();
});

async function openFor(listener: RequestListener): Promise<OpenedApi> {
  server = await startHttpServer((req, res) => {
    for (const [name, value] of Object.entries(contractHeaders)) res.setHeader(name, value);
    listener(req, res);
  });
  api = await openApi(server.url);
  return api;
}

/** A promise with its resolvers. */
const signal = <Value = void>() => Promise.withResolvers<Value>();

describe('a response', () => {
  it('is streamed', async () => {
    const goOn = signal();
    const { ask } = await openFor(async (_req, res) => {
      res.write('first');
      await goOn.promise;
      res.end('last');
    });
    const reader = (await ask('/api/x')).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('first');
    goOn.resolve();
    expect((await reader?.read())?.value).toBe('last');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('waits for its reader', async () => {
    let sent = 0;
    const { ask } = await openFor(async (_req, res) => {
      const part = Buffer.alloc(megabyte / 2);
      const closed = once(res, 'close');
      for (; sent < 64; sent++) {
        if (!res.write(part)) await Promise.race([once(res, 'drain'), closed]);
      }
      res.end();
    });
    const { body } = await ask('/api/x');
    await expect.poll(() => sent).toBeGreaterThan(0);
    // Nothing indicates that it has stopped; networks buffer some megabytes.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sent).toBeLessThan(32);
    let length = 0;
    for await (const chunk of body ?? []) length += chunk.length;
    expect(length).toBe(32 * megabyte);
  });

  it('is aborted at the server when the page cancels it', async () => {
    const closed = signal();
    const { ask, connection } = await openFor((_req, res) => {
      res.on('close', closed.resolve);
      res.write('first');
    });
    const answer = await ask('/api/x');
    await answer.body?.cancel();
    await closed.promise;
    expect(connection()).toEqual({ status: 'online' });
  });

  it('fails for the page when the server aborts it', async () => {
    const { ask } = await openFor((_req, res) => {
      res.write('first');
      setTimeout(() => res.destroy(), 20);
    });
    await expect((await ask('/api/x')).text()).rejects.toThrow();
  });
});

describe('a body', () => {
  it('is sent with its length if it is small', async () => {
    const got = signal<IncomingMessage['headers']>();
    const { ask } = await openFor((req, res) => {
      got.resolve(req.headers);
      req.resume().on('end', () => res.end());
    });
    await ask('/api/x', { method: 'POST', body: new Blob(['{"a":1}']).stream() });
    expect(await got.promise).toMatchObject({ 'content-length': '7' });
  });

  it('is streamed if it is large', async () => {
    const started = signal<IncomingMessage['headers']>();
    const { ask } = await openFor((req, res) => {
      started.resolve(req.headers);
      let length = 0;
      req.on('data', (chunk) => {
        length += chunk.length;
      });
      req.on('end', () => res.end(String(length)));
    });
    let parts = 0;
    const body = new ReadableStream({
      async pull(controller) {
        // The rest is available only when the server has begun to read.
        if (parts === 1) expect(await started.promise).toMatchObject({ 'transfer-encoding': 'chunked' });
        if (parts++ < 5) controller.enqueue(new Uint8Array(megabyte));
        else controller.close();
      },
    });
    const answer = await ask('/api/x', { method: 'POST', body });
    expect(await answer.text()).toBe(String(5 * megabyte));
  });

  it('is cancelled when the server reads no more', async () => {
    const { ask } = await openFor((_req, res) => {
      res.writeHead(413, { connection: 'close' }).end('{}');
    });
    const ended = signal();
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(megabyte)),
      cancel: () => ended.resolve(),
    });
    expect((await ask('/api/x', { method: 'POST', body })).status).toBe(413);
    await ended.promise;
  });
});

it('a page that is closed aborts its request, without a connection problem', async () => {
  const requested = signal();
  const closed = signal();
  const { ask, connection } = await openFor((_req, res) => {
    requested.resolve();
    res.on('close', closed.resolve);
  });
  const page = new AbortController();
  const answer = ask('/api/x', { signal: page.signal });
  await requested.promise;
  page.abort();
  await closed.promise;
  expect((await answer).type).toBe('error');
  expect(connection()).toEqual({ status: 'unknown' });
});

describe('the idle timeout', () => {
  const idleTimeout = 100;
  const send = (url: string) =>
    sendRequest(net as unknown as Net, { method: 'GET', url: `${url}/api/x`, headers: {}, idleTimeout });

  it('applies until a response begins', async () => {
    const { address } = await openFor(() => {});
    await expect(send(address())).rejects.toThrow('net::ERR_TIMED_OUT');
  });

  it('applies to a response that stops', async () => {
    const { address } = await openFor((_req, res) => void res.write('first'));
    const { body } = await send(address());
    await expect(new Response(body).text()).rejects.toThrow();
  });

  it('does not apply while nothing is read', async () => {
    const { address } = await openFor((_req, res) => void res.end('all'));
    const { body } = await send(address());
    await new Promise((resolve) => setTimeout(resolve, 3 * idleTimeout));
    expect(await new Response(body).text()).toBe('all');
  });
});
