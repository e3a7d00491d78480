import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import { closeServer, listen } from '../../../server/app/listen.ts';
import { setServerTimeouts } from '../../../server/http/timeouts.ts';

export interface Balancer {
  /** Resolves when all instances are ready. */
  untilReady(): Promise<void>;
  stop(): Promise<void>;
}

interface Instance {
  pool: Pool;
  isReady: boolean;
  check(): Promise<void>;
}

/** Methods that may be repeated when it is unknown whether an instance has carried them out. */
const repeatable = ['GET', 'HEAD', 'OPTIONS'];

/** They belong to one connection, so they are not passed on. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * A small balancer on 127.0.0.1: requests go in turn to the instances whose /readyz says that they are ready. Instances
 * trust it by TRUST_PROXY=loopback.
 */
export async function startBalancer(urls: readonly string[], port: number): Promise<Balancer> {
  const instances = urls.map(watchInstance);
  const checkAll = () => Promise.all(instances.map((instance) => instance.check()));
  let turn = 0;
  const choose = (tried: Set<Instance>) => {
    const ready = instances.filter((instance) => instance.isReady && !tried.has(instance));
    turn += 1;
    return ready[turn % ready.length];
  };
  const server = createServer((req, res) => {
    // A connection that broke in the middle of a response breaks for the client, too.
    forward(req, res, choose).catch(() => res.destroy());
  });
  setServerTimeouts(server);
  await Promise.all([listen(server, port, '127.0.0.1'), checkAll()]);
  const checking = setInterval(checkAll, 250);
  return {
    async untilReady() {
      while (!instances.every(({ isReady }) => isReady)) {
        await sleep(50);
        await checkAll();
      }
    },
    async stop() {
      clearInterval(checking);
      await closeServer(server);
      await Promise.all(instances.map(({ pool }) => pool.destroy()));
    },
  };
}

function watchInstance(url: string): Instance {
  const instance = {
    // Without pipelining, a request that breaks takes no other with it.
    pool: new Pool(url, { pipelining: 1 }),
    isReady: false,
    async check() {
      const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
        () => undefined,
      );
      instance.isReady = response?.ok ?? false;
    },
  };
  return instance;
}

/** Passes a request to an instance, and to the next one if the first did not receive it or it can be repeated. */
async function forward(
  req: IncomingMessage,
  res: ServerResponse,
  choose: (tried: Set<Instance>) => Instance | undefined,
): Promise<void> {
  const body = await buffer(req);
  const tried = new Set<Instance>();
  for (let instance = choose(tried); instance; instance = choose(tried)) {
    tried.add(instance);
    try {
      const response = await instance.pool.request({
        path: req.url ?? '/',
        method: req.method as Dispatcher.HttpMethod,
        headers: { ...passedOn(req.headers), 'x-forwarded-for': req.socket.remoteAddress },
        body: body.length === 0 ? null : body,
      });
      res.writeHead(response.statusCode, passedOn(response.headers));
      return await pipeline(response.body, res);
    } catch (error) {
      const wasRefused = (error as { code?: string }).code === 'ECONNREFUSED';
      if (wasRefused) instance.isReady = false;
      if (res.headersSent || !(wasRefused || repeatable.includes(req.method ?? ''))) throw error;
    }
  }
  res.writeHead(503, { 'Retry-After': '1' }).end('No server is ready.\n');
}

function passedOn<T extends object>(headers: T): T {
  const entries = Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name));
  return Object.fromEntries(entries) as T;
}
