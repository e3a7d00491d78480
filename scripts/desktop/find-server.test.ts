import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findServer } from './find-server.ts';

let running: Server | undefined;
afterEach(() => {
  running?.close();
});

async function serve(status: number): Promise<string> {
  running = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' ? status : 404).end();
  }).listen(0, 'localhost');
  await once(running, 'listening');
  return String((running.address() as AddressInfo).port);
}

it('is the one that runs here', async () => {
  const PORT = await serve(200);
  expect(await findServer({ PORT })).toMatchObject({ address: `http://localhost:${PORT}` });
});

it('is the one that is named, whether it answers or not', async () => {
  const named = 'https://app.example.com';
  expect(await findServer({ DESKTOP_SERVER_URL: named })).toMatchObject({ address: named });
});
