import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.ts';
import { serverProgram } from './server-program.ts';
import { fingerprintOfContents, fingerprintOfTimes, type Sources } from './source-fingerprints.ts';

export interface Build extends Sources {
  /** Name in messages: 'the website'. */
  name: string;
  /** Without these packages it cannot be made. */
  packages: string[];
  /** The program that makes it, in the first of them. */
  program: string;
  args: string[];
  /** Without these it counts as missing. */
  products: string[];
  /** File with the fingerprints of its sources. */
  stamp: string;
}

/** Sources of every build. */
export const shared = ['renderer', 'contract', 'locales', 'build', 'package-lock.json'];

export const website: Build = {
  name: 'the website',
  packages: ['vite', '@vitejs/plugin-react', '@tailwindcss/vite'],
  program: 'bin/vite.js',
  args: ['build', '--app'],
  sources: [...shared, 'server', 'packages/local-postgres', 'vite.config.ts'],
  variables: [],
  products: ['dist/client', serverProgram],
  stamp: 'dist/sources.sha256',
};

/** Whether what is served is there, made from exactly these sources. Takes some milliseconds. */
export function isBuilt(): boolean {
  return isFresh(website);
}

/** Whether a build could be made: what a production install leaves out, or a copy of dist alone, may be missing. */
export function canBuild(): boolean {
  return missingPackages(website).length === 0;
}

/** Builds what is served to browsers, unless that was done from exactly these sources. False: it failed. */
export function ensureBuilt(): Promise<boolean> {
  return ensure(website);
}

/** Builds what is served to browsers, in any case. @param options for Vite. False: it failed. */
export function buildWebsite(options: string[]): Promise<boolean> {
  return make(website, options);
}

/** Makes a build unless that was done from exactly its sources. False: it failed. */
export async function ensure(build: Build): Promise<boolean> {
  return isFresh(build) || make(build, ['--logLevel', 'warn']);
}

/** Makes a build in any case. @param options for its program. False: it failed. */
export async function make(build: Build, options: string[]): Promise<boolean> {
  const missing = missingPackages(build);
  if (missing.length > 0) {
    console.error(
      `Building ${build.name} needs packages that are not installed (${missing.join(', ')}): run \`npm ci --include=dev\`, or copy what was built elsewhere from the same sources.`,
    );
    return false;
  }
  console.log(`Building ${build.name}…`);
  const before = stampOf(build);
  // A build that is broken off leaves files of two builds, whatever sources it would have been from.
  rmSync(build.stamp, { force: true });
  const code = await runCommand(process.execPath, [programOf(build), ...build.args, ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code === 0) writeFileSync(build.stamp, before);
  return code === 0;
}

function isFresh(build: Build): boolean {
  if (!build.products.every((path) => existsSync(path))) return false;
  // Copied to where it runs, without what it was made from.
  if (!build.sources.every((path) => existsSync(path))) return true;
  if (!existsSync(build.stamp)) return false;
  const [glance, contents] = readFileSync(build.stamp, 'utf8').split('\n');
  if (glance === fingerprintOfTimes(build)) return true;
  if (contents !== fingerprintOfContents(build)) return false;
  try {
    writeFileSync(build.stamp, stampOf(build));
  } catch {
    // Where nothing may be written the contents are read again at each start.
  }
  return true;
}

function stampOf(build: Build): string {
  return `${fingerprintOfTimes(build)}\n${fingerprintOfContents(build)}\n`;
}

function missingPackages({ packages }: Build): string[] {
  return packages.filter((name) => {
    try {
      import.meta.resolve(name);
      return false;
    } catch {
      return true;
    }
  });
}

function programOf({ packages: [name = ''], program }: Build): string {
  return join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), program);
}
