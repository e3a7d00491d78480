import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Path of Playwright's command, which its package does not export. */
export function playwrightCli(): string {
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  return join(dirname(manifest), 'cli.js');
}
