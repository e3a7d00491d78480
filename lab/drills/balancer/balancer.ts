import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeServer, listen } from '../../../server/app/listen.ts';
import { setServerTimeouts } from '../../../server/http/timeouts.ts';
import { createChooser } from './choose-instance.ts';
import { forwardRequest } from './forward-request.ts';
import { type CheckTimes, type InstanceState, watchInstance } from './instance.ts';

export interface Balancer {
  /** Origin, without a slash at its end. */
  url: string;
  /** How each instance is, by its origin. */
  states(): Record<string, InstanceState>;
  /** Resolves when so many instances are ready. */
  untilReady(count: number): Promise<void>;
  stop(): Promise<void>;
}

export interface BalancerOptions extends Partial<CheckTimes> {
  /** Origins of the servers. They need not answer yet. */
  instances: string[];
  port?: number;
}

/**
 * A small balancer on 127.0.0.1, for drills: requests go in turn to the instances that
 * say at /readyz that they are ready. Instances trust it by TRUST_PROXY=loopback.
 */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const { port = 0, checkEvery = 250, timeout = 2000 } = options;
  const instances = options.instances.map((url) => watchInstance(url, { checkEvery, timeout }));
  const choose = createChooser(instances);
  const server = createServer((req, res) => {
    // What fails here is a connection that broke in the middle of an answer: it shall break for the client too.
    forwardRequest(req, res, choose).catch(() => res.destroy());
  });
  setServerTimeouts(server);
  const checkAll = () => Promise.all(instances.map((instance) => instance.check()));
  const [listeningOn] = await Promise.all([listen(server, port, '127.0.0.1'), checkAll()]);

  return {
    url: `http://127.0.0.1:${listeningOn}`,
    states: () => Object.fromEntries(instances.map(({ url, state }) => [url, state])),
    untilReady: async (count) => {
      for (;;) {
        await checkAll();
        if (instances.filter(({ state }) => state === 'ready').length >= count) return;
        await sleep(50);
      }
    },
    stop: async () => {
      await closeServer(server);
      await Promise.all(instances.map((instance) => instance.close()));
    },
  };
}
