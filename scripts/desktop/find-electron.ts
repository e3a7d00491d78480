import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The Electron that npm has downloaded; undefined when there is none, or when ELECTRON_DOUBLE=1 asks for the double. */
export function findElectron(): string | undefined {
  if (process.env.ELECTRON_DOUBLE === '1') return undefined;
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist');
  const binary = join(dist, readFileSync(pathFile, 'utf8'));
  return existsSync(binary) ? binary : undefined;
}

/** Stands behind the names of the tests that run on it. */
export const onElectron = findElectron() ? '' : ' (double)';
