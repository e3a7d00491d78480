import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { type Balancer, startBalancer } from './balancer.ts';

let servers: HttpServer[] = [];
let balancer: Balancer | undefined;

afterEach(async () => {
  await balancer?.stop();
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
});

interface Readiness {
  status: number;
  reason?: string;
}

/** A server that is ready as long as `readiness` says so. */
async function instance(answer: RequestListener, readiness: Readiness = { status: 200 }, port?: number) {
  const server = await startHttpServer(
    (req, res) => {
      if (req.url !== '/readyz') return answer(req, res);
      res.writeHead(readiness.status).end(JSON.stringify({ reason: readiness.reason }));
    },
    { port },
  );
  servers.push(server);
  return server;
}

async function balance(...instances: { url: string }[]): Promise<string> {
  balancer = await startBalancer({ instances: instances.map(({ url }) => url), checkEvery: 20 });
  return balancer.url;
}

const named = (name: string) => (_req: IncomingMessage, res: ServerResponse) => res.end(name);

test('requests go in turn to those that are ready, with the address that the balancer saw', async () => {
  const seen: IncomingMessage['headers'][] = [];
  const listener: RequestListener = (req, res) => {
    seen.push(req.headers);
    res.setHeader('Set-Cookie', ['a=1', 'b=2']).end('ok');
  };
  const url = await balance(await instance(listener), await instance(named('second')));
  const forged = {
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=1.2.3.4',
    'x-real-ip': '1.2.3.4',
    'x-request-id': 'chosen-by-client',
  };
  const answers = [await fetch(url, { headers: forged }), await fetch(url, { headers: forged })];
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(texts.sort()).toEqual(['ok', 'second']);
  expect(answers.flatMap((answer) => answer.headers.getSetCookie())).toEqual(['a=1', 'b=2']);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    host: new URL(url).host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  for (const name of ['x-forwarded-host', 'forwarded', 'x-real-ip', 'x-request-id']) {
    expect(seen[0]).not.toHaveProperty(name);
  }
});

test('a request without an answer goes to the next instance, a write only when it was not received', async () => {
  const received: string[] = [];
  const dies: RequestListener = (req) => {
    received.push(req.method ?? '');
    req.socket.destroy();
  };
  const echoes: RequestListener = async (req, res) => res.end(await text(req));
  const dead = await instance(named('dead'));
  const url = await balance(await instance(dies), dead, await instance(echoes));
  await dead.stop();
  servers.splice(servers.indexOf(dead), 1);
  const post = () =>
    fetch(url, { method: 'POST', body: 'written' }).then(async (answer) => {
      const body = await answer.text();
      return answer.status === 200 ? body : answer.status;
    });
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map(() => fetch(url).then(({ status }) => status)))).toEqual(
    Array(6).fill(200),
  );
  const written = await Promise.all([1, 2, 3, 4, 5, 6].map(post));
  expect(written.filter((answer) => answer === 'written')).toHaveLength(
    6 - received.filter((method) => method === 'POST').length,
  );
  expect(written.filter((answer) => answer === 502).length).toBeGreaterThan(0);
});

test('an instance that stops gets no new requests, and gets them again when it is ready', async () => {
  const readiness: Readiness = { status: 200 };
  const url = await balance(await instance(named('first'), readiness), await instance(named('second')));
  const answering = async () =>
    new Set(await Promise.all([1, 2, 3, 4].map(() => fetch(url).then((answer) => answer.text()))));
  expect(await answering()).toEqual(new Set(['first', 'second']));
  Object.assign(readiness, { status: 503, reason: 'stopping' });
  await expect.poll(answering).toEqual(new Set(['second']));
  Object.assign(readiness, { status: 200, reason: undefined });
  await expect.poll(answering).toEqual(new Set(['first', 'second']));
});

test('where none is ready, one that lives says why; where none lives, the balancer says so', async () => {
  const readiness: Readiness = { status: 503, reason: 'database' };
  const only = await instance((_req, res) => res.writeHead(503).end('no database'), readiness);
  const url = await balance(only);
  expect(await (await fetch(url)).text()).toBe('no database');
  readiness.reason = 'stopping';
  await expect.poll(() => fetch(url).then((answer) => answer.text())).toBe('No server is ready.\n');
  expect((await fetch(url)).headers.get('retry-after')).toBe('1');
});

test('answers stream, and one that breaks off breaks off for the client', async () => {
  let finish = () => {};
  const url = await balance(
    await instance((req, res) => {
      res.write('first');
      finish = () => (req.url === '/broken' ? res.destroy() : res.end(' last'));
    }),
  );
  for (const path of ['/whole', '/broken']) {
    const answer = await fetch(url + path);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: 'first' });
    finish();
    if (path === '/whole') expect(await reader?.read()).toEqual({ done: false, value: ' last' });
    else await expect(reader?.read()).rejects.toThrow();
  }
});

test('a body too long to keep streams through', async () => {
  const url = await balance(await instance(async (req, res) => res.end(String((await text(req)).length))));
  const answer = await fetch(url, { method: 'POST', body: 'x'.repeat(3_000_000) });
  expect(await answer.text()).toBe('3000000');
});
