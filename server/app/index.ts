/**
 * Runs the server from its sources, for `npm run dev`, which names the port by which pages reload. Production runs what
 * `npm run build` makes of it: dist/server.js.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../config/project-root.ts';
import { patchDriver } from '../database/patch-driver.ts';

process.env.NODE_ENV = 'development';
// Some 1,800 files. Where the folder cannot be written nothing is kept, and nothing fails.
enableCompileCache(join(projectRoot, 'node_modules/.cache/compiled'));
// Before anything loads the driver.
patchDriver();
const { serve } = await import('./serve.ts');
const { developmentParts } = await import('./development-parts.ts');
await serve(() => developmentParts(Number(process.argv[2])));
