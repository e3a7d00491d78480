import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Path of Electron's program. The package fetches it when it is asked for the first time, showing how that goes.
 * @returns undefined where it could not be had, after saying what helps
 */
export function fetchElectron(): string | undefined {
  try {
    const program: string = createRequire(import.meta.url)('electron');
    if (existsSync(program)) return program;
    console.error(
      `${program} does not exist: ELECTRON_OVERRIDE_DIST_PATH names another folder than Electron's.`,
    );
  } catch {
    sayElectronIsMissing();
  }
  return undefined;
}

/** Prints how to get Electron where it cannot be downloaded. */
export function sayElectronIsMissing(): void {
  console.error(`
Electron's program is not here and could not be fetched from GitHub's releases.
  Behind a proxy:   set ELECTRON_GET_USE_PROXY=true and HTTPS_PROXY.
  From a mirror:    set ELECTRON_MIRROR.
  Without network:  set ELECTRON_OVERRIDE_DIST_PATH to a folder with Electron ${electronVersion()}.`);
}

function electronVersion(): string {
  return createRequire(import.meta.url)('electron/package.json').version;
}
