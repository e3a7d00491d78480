import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { runScript } from './run-command.ts';

interface Build {
  /** What is built, for the person who waits. */
  name: string;
  /** Script of package.json. */
  script: string;
  /** Patterns of the files that it is made from. */
  sources: string[];
  /** Variables of the environment that end up in it. */
  variables: string[];
  /** Without these it counts as missing. */
  products: string[];
  /** Where the fingerprint of its sources is kept. */
  stamp: string;
}

const rendererSources = [
  '{renderer,contract,locales}/**/*.{ts,tsx,css,json,html,svg,png,ico,woff2,webmanifest}',
  'build/*.ts',
  'package-lock.json',
];

const website: Build = {
  name: 'the website',
  script: 'build',
  sources: [...rendererSources, 'server/email/**/*.{ts,tsx}', 'vite.config.ts'],
  variables: [],
  products: ['dist/client', 'dist/server/entry-server.js'],
  stamp: 'dist/sources.sha256',
};

const desktopApp: Build = {
  name: 'the desktop app',
  script: 'desktop:build',
  sources: [
    ...rendererSources,
    'electron/**/*.ts',
    'build/icon.svg',
    'build/desktop/*.ts',
    'electron.vite.config.ts',
  ],
  variables: ['DESKTOP_SERVER_URL'],
  products: ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'],
  // In a folder that each build empties, also one with other variables.
  stamp: 'out/main/sources.sha256',
};

/** Builds what is served to browsers, unless it is there; see `ensure`. */
export function ensureBuilt(): Promise<boolean> {
  return ensure(website);
}

/** Builds the desktop app into out, unless it is there; see `ensure`. */
export function ensureDesktopBuilt(): Promise<boolean> {
  return ensure(desktopApp);
}

/** Builds, unless that was done from exactly these sources; then it takes some milliseconds. False: it failed. */
async function ensure(build: Build): Promise<boolean> {
  const before = fingerprint(build);
  const fresh = [...build.products, build.stamp].every((path) => existsSync(path));
  if (fresh && readFileSync(build.stamp, 'utf8') === before) return true;
  console.log(`Building ${build.name}…`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await runScript(build.script, ['--logLevel', 'warn'], env);
  if (code === 0) writeFileSync(build.stamp, before);
  return code === 0;
}

/** Changes with any source's name, size or time. */
function fingerprint({ sources, variables }: Build): string {
  const hash = createHash('sha256');
  for (const name of variables) hash.update(`${name} ${process.env[name] ?? ''}\n`);
  const files = globSync(sources, { exclude: (path) => /\.(test|spec)\./.test(path) }).sort();
  for (const path of files) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
