import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setSchemePort, toApp } from './addresses.ts';
import { defaultSession } from './session.ts';

/** Headers that Chromium sends to servers, but that a scheme's handler never sees. */
const hidden =
  /^(host|connection|cookie|accept-encoding|upgrade-insecure-requests|sec-.*|if-.*|pragma|cache-control)$/;

/** Starts the server that serves the app's scheme to pages. */
export async function startSchemeServer(): Promise<void> {
  const server = createServer({ keepAlive: false, highWaterMark: 65_536 }, (request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      fail(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  server.unref();
  setSchemePort((server.address() as AddressInfo).port);
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = toRequest(incoming);
  const handler = defaultSession.protocol.handlers.get(new URL(request.url).protocol.slice(0, -1));
  if (!handler) return fail(outgoing);
  const response = await handler(request);
  if (response.type === 'error') return fail(outgoing);
  // As in Electron, where the headers become a plain object: one value per name.
  const headers = Object.fromEntries(response.headers);
  outgoing.writeHead(response.status, response.statusText, { ...headers, connection: 'close' });
  if (!response.body || incoming.method === 'HEAD') return void outgoing.end();
  // A closed page cancels the body, and a failed body closes the connection.
  await pipeline(Readable.fromWeb(response.body as never), outgoing).catch(() => outgoing.destroy());
}

function toRequest(incoming: IncomingMessage): Request {
  const url = toApp(`http://${incoming.headers.host}${incoming.url}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !hidden.test(name)) headers.set(name, toApp(String(value)));
  }
  const method = incoming.method ?? 'GET';
  const hasBody = incoming.headers['transfer-encoding'] || Number(incoming.headers['content-length']) > 0;
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream) : null;
  return new Request(url, { method, headers, body, ...(body && { duplex: 'half' }) } as RequestInit);
}

/** A network error for the page. Chromium would retry without a response; this one is invalid in every browser. */
function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.socket?.end('no answer\r\n');
}
