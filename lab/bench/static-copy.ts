import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import express from 'express';
import expressStaticGzip from 'express-static-gzip';

const brotli = promisify(brotliCompress);

export interface StaticCopy {
  /** Of the page. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves the same HTML and CSS as a page of the product, but from files and without scripts: the soonest that it could
 * be seen. It keeps the preloaded font, which is part of how the page looks.
 */
export async function startStaticCopy(original: string): Promise<StaticCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'test-twin-'));
  const html = withoutScripts(await (await fetch(original)).text());
  await writeFile(join(folder, 'page.html'), html);
  await writeFile(join(folder, 'page.html.br'), await brotli(html));
  const app = express();
  const options = { enableBrotli: true, orderPreference: ['br' as const] };
  app.use(expressStaticGzip(folder, options), expressStaticGzip('dist/client', options));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
}
