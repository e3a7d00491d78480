import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, expect, it } from 'vitest';
import { builtRenderer } from '#server/pages/built-renderer.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { sendRaw } from '#tests/support/send-raw.ts';

const secret = 'must not be read';
const renderPage = () => Promise.reject(new Error('no page is asked for here'));
const folder = mkdtempSync(join(tmpdir(), 'test-files-'));
const out = join(folder, 'out');
for (const name of ['client/.vite', 'client/assets', 'server', 'client/.git']) {
  await mkdir(join(out, name), { recursive: true });
}
const entry = { 'renderer/client.ts': { file: 'assets/a.js', isEntry: true } };
await writeFile(join(out, 'client/.vite/manifest.json'), JSON.stringify(entry));
await writeFile(join(out, 'server/program.js'), `export const secret = '${secret}';`);
await writeFile(join(out, 'client/assets/a.js'), 'export {};');
await writeFile(join(out, 'client/.git/config'), secret);
await writeFile(join(folder, '.env'), secret);
const { files } = builtRenderer(join(out, 'client'), { renderPage, inlineScripts: [] });
const served = await startHttpServer(express().use(files));
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true });
});

it('files of pages are served', async () => {
  expect((await sendRaw({ port: served.port, path: '/assets/a.js' })).status).toBe(200);
});

it.each([
  '/../.env',
  '/../../.env',
  '/%2e%2e/%2e%2e/.env',
  '/..%2f..%2f.env',
  '/..%5c..%5c.env',
  '/assets/../../server/program.js',
  '/assets/..%2f..%2fserver%2fprogram.js',
  '/assets/%252e%252e/%252e%252e/.env',
  '/assets/a.js%00.txt',
  '/.git/config',
  '/.vite/manifest.json',
  '/assets/',
  '/assets',
  '/',
])('%s is not served', async (path) => {
  const { status, text } = await sendRaw({ port: served.port, path });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain(secret);
});
