import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

export interface ServedApp {
  /** Origin without a slash at its end. */
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Serves an Express app on a free port of 127.0.0.1. */
export async function serveApp(app: Express): Promise<ServedApp> {
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
