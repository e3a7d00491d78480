import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { builtRenderer } from './built-renderer.ts';
import type { RendererModule } from './renderer.ts';

const module: RendererModule = {
  renderPage: () => Promise.reject(new Error('no page is asked for here')),
  inlineScripts: [],
};
let folder: string;
let served: HttpServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-built-'));
  await Promise.all(
    ['client/.vite', 'client/assets', 'server'].map((name) => mkdir(join(folder, name), { recursive: true })),
  );
  const manifest = { 'renderer/client.ts': { file: 'assets/entry.js' } };
  await writeFile(join(folder, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'client/assets/entry.js'), 'export {};');
  await writeFile(join(folder, 'server/program.js'), 'export {};');
  const { files } = builtRenderer(join(folder, 'client'), module);
  const app = express();
  app.use(files, (_req, res) => void res.sendStatus(404));
  served = await startHttpServer(app);
});
afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRaw({ port: served.port, path, headers });

it.each(['bytes=5-3', 'bytes=0-99999999999999999999', 'bytes=abc', 'bytes=99999-'])(
  'a range such as %s gets the whole file',
  async (range) => {
    const { status, text } = await get('/assets/entry.js', { range });
    expect([status, text]).toEqual([200, 'export {};']);
  },
);

it('a file that a new build has deleted is not found, and the server keeps running', async () => {
  await writeFile(join(folder, 'client/assets/old.js'), 'export {};');
  await writeFile(join(folder, 'client/assets/old.js.br'), 'x');
  const app = express();
  app.use(builtRenderer(join(folder, 'client'), module).files, (_req, res) => void res.sendStatus(404));
  const rebuilt = await startHttpServer(app);
  await rm(join(folder, 'client/assets/old.js'));
  await rm(join(folder, 'client/assets/old.js.br'));
  const request = { port: rebuilt.port, path: '/assets/old.js', headers: { 'accept-encoding': 'br' } };
  expect((await sendRaw(request)).status).toBe(404);
  expect((await sendRaw({ ...request, path: '/assets/entry.js' })).status).toBe(200);
  await rebuilt.stop();
});

it.each(['POST', 'PUT', 'DELETE', 'TRACE'])('%s is not allowed for files', async (method) => {
  expect((await sendRaw({ port: served.port, path: '/assets/entry.js', method })).status).toBe(404);
});

it.each([
  '/.vite/manifest.json',
  '/assets/../../server/program.js',
  '/assets/%2e%2e/%2e%2e/server/program.js',
  '/..%2fserver%2fprogram.js',
])('%s is not served', async (path) => {
  expect((await get(path)).status).toBe(404);
});
