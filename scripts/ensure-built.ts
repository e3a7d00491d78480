import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { runScript } from './run-command.ts';

/** What the bundles in dist are made from. */
const sources = [
  '{renderer,contract,locales,server/email}/**/*.{ts,tsx,css,json,html,svg,png,ico,woff2,webmanifest}',
  'build/**/*.ts',
  'vite.config.ts',
  'package-lock.json',
];
const products = ['dist/client', 'dist/server/entry-server.js'];
const stamp = 'dist/sources.sha256';

/**
 * Builds what is served to browsers, unless dist was built from exactly these sources; then it takes some
 * milliseconds. Returns false when the build failed.
 */
export async function ensureBuilt(): Promise<boolean> {
  const before = fingerprint();
  const fresh = products.every((path) => existsSync(path)) && existsSync(stamp);
  if (fresh && readFileSync(stamp, 'utf8') === before) return true;
  console.log('Building…');
  const code = await runScript('build', ['--logLevel', 'warn'], { ...process.env, NODE_ENV: 'production' });
  if (code === 0) writeFileSync(stamp, before);
  return code === 0;
}

/** Changes with any source's name, size or time. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { exclude: (path) => /\.(test|spec)\./.test(path) }).sort();
  for (const path of files) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
