import { type Build, ensure, make, shared, website } from '../ensure-built.ts';

const desktopApp: Build = {
  name: 'the desktop app',
  packages: ['electron-vite', ...website.packages],
  program: 'bin/electron-vite.js',
  args: ['build'],
  sources: [...shared, 'electron', 'electron.vite.config.ts'],
  variables: ['DESKTOP_SERVER_URL'],
  products: ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'],
  // In a folder that each build empties, also one with other variables.
  stamp: 'out/main/sources.sha256',
};

/** Builds the desktop app into out; see `ensureBuilt`. */
export function ensureDesktopBuilt(): Promise<boolean> {
  return ensure(desktopApp);
}

/** Builds the desktop app, in any case; see `buildWebsite`. */
export function buildDesktop(options: string[]): Promise<boolean> {
  return make(desktopApp, options);
}
