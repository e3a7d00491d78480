import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface HttpServer {
  /** Origin, without a slash at its end. */
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Serves a listener, or an Express app, on a free port of 127.0.0.1. Certificates are for localhost. */
export async function startHttpServer(
  listener: RequestListener,
  { certificate, port: wanted = 0 }: { certificate?: { cert: string; key: string }; port?: number } = {},
): Promise<HttpServer> {
  const server = certificate ? createHttpsServer(certificate, listener) : createHttpServer(listener);
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: certificate ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
