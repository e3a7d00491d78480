import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './run-command.ts';
import { serverProgram } from './server-program.ts';

/** Tests, and the migrations, which are read when the server starts. */
const isOutside = /\.(?:test|spec)\.|\.sql$|_snapshot\.json$/;

interface Build {
  /** What is built, for the person who waits. */
  name: string;
  /** Script of package.json. */
  script: string;
  /** Files that it is made from, and folders of such. */
  sources: string[];
  /** Variables of the environment that end up in it. */
  variables: string[];
  /** Without these it counts as missing. */
  products: string[];
  /** Where the fingerprint of its sources is kept. */
  stamp: string;
}

const shared = ['renderer', 'contract', 'locales', 'build', 'package-lock.json'];

const website: Build = {
  name: 'the website',
  script: 'build',
  sources: [...shared, 'server', 'vite.config.ts'],
  variables: [],
  products: ['dist/client', serverProgram],
  stamp: 'dist/sources.sha256',
};

const desktopApp: Build = {
  name: 'the desktop app',
  script: 'desktop:build',
  sources: [...shared, 'electron', 'electron.vite.config.ts'],
  variables: ['DESKTOP_SERVER_URL'],
  products: ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'],
  // In a folder that each build empties, also one with other variables.
  stamp: 'out/main/sources.sha256',
};

/** Whether what is served is there, made from exactly these sources. Takes some milliseconds. */
export function isBuilt(): boolean {
  return isFresh(website, fingerprint(website));
}

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
  if (isFresh(build, before)) return true;
  console.log(`Building ${build.name}…`);
  // A build that is broken off leaves files of two builds, whatever sources it would have been from.
  rmSync(build.stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const code = await runScript(build.script, ['--logLevel', 'warn'], env);
  if (code === 0) writeFileSync(build.stamp, before);
  return code === 0;
}

function isFresh({ products, stamp }: Build, sources: string): boolean {
  return [...products, stamp].every((path) => existsSync(path)) && readFileSync(stamp, 'utf8') === sources;
}

/** Changes with any source's name, size or time. */
function fingerprint({ sources, variables }: Build): string {
  const hash = createHash('sha256');
  for (const name of variables) hash.update(`${name} ${process.env[name] ?? ''}\n`);
  for (const path of sources.flatMap(filesOf).sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** A file itself, or all that matters to a build below a folder. Every start asks: a search by patterns takes twice as long. */
function filesOf(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isOutside.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
