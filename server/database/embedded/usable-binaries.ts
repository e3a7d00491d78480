import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, constants, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { product } from '#contract/product.ts';
import { StartupError } from '../../config/startup-error.ts';
import { type Account, canPass, canRead } from './account.ts';
import { type Binaries, findBinaries, linkLibraries, program } from './binaries.ts';

/** Locations of the binaries and their copies, if not the default ones. */
interface BinaryPlaces {
  installed?: Binaries;
  caches?: string[];
}

/**
 * Finds binaries that the user can run: those in node_modules, or a copy in a cache folder if the user cannot reach
 * them, their libraries cannot be linked, or initdb would fail on the path.
 * @throws {StartupError} if there are none, or no place for the copy
 */
export async function usableBinaries(
  account: Account,
  { installed, caches = cacheFolders() }: BinaryPlaces = {},
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
  throw new StartupError(
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
function cacheFolders(): string[] {
  if (process.getuid?.() === 0) return [`/var/cache/${product.slug}`, `/var/tmp/${product.slug}-0`];
  return [
    join(homedir(), '.cache', product.slug),
    `/var/tmp/${product.slug}-${process.getuid?.() ?? 'cache'}`,
  ];
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
