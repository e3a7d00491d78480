import { createServer, request as requestHttp, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractHeader } from '#contract/version.ts';

/**
 * `on`: forwards to the server. `off`: does not respond. `nonsense`: a page responds. Otherwise: the contract header.
 */
export type RelayMode = 'on' | 'off' | 'nonsense' | { contract: string };

export interface Relay {
  /** Origin, without a trailing slash. */
  url: string;
  mode: RelayMode;
  stop(): Promise<void>;
}

/** A proxy for a local server with its own address, which fails on request of a spec. */
export async function startRelay(target: string, mode: RelayMode = 'on'): Promise<Relay> {
  const { origin, host, hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    if (relay.mode === 'off') return void incoming.socket.destroy();
    if (relay.mode === 'nonsense') return answerNonsense(outgoing);
    const headers = { ...incoming.headers, host, ...(incoming.headers.origin && { origin }) };
    const passed = requestHttp({ hostname, port, method: incoming.method, path: incoming.url, headers });
    passed.on('error', () => outgoing.destroy());
    passed.on('response', (answer) => {
      const contract = typeof relay.mode === 'object' && { [contractHeader()]: relay.mode.contract };
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...contract });
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const relay: Relay = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    mode,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return relay;
}

function answerNonsense(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel</h1>');
}
