import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface AnsweringServer {
  url: string;
  stop(): Promise<void>;
}

/** A server of our own making on a free port of this machine. */
export async function startAnswering(
  listener: RequestListener,
  { certificate, port = 0 }: { certificate?: { cert: string; key: string }; port?: number } = {},
): Promise<AnsweringServer> {
  const server = certificate ? createHttpsServer(certificate, listener) : createHttpServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `${certificate ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
