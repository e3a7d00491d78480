import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, canPass } from './account.ts';
import type { Binaries } from './binaries.ts';
import { LocalPostgresError } from './local-postgres-error.ts';

/** Our folder around a PostgreSQL data folder. */
export interface Cluster {
  /** Of its database and of that one's role. */
  name: string;
  folder: string;
  /** PostgreSQL's own data folder. */
  data: string;
  /** Contains the password of the database's only role. */
  passwordFile: string;
}

function clusterIn(folder: string, name: string): Cluster {
  return { name, folder, data: join(folder, 'data'), passwordFile: join(folder, 'password') };
}

/**
 * Finds the cluster of a DATA_DIR, if it has one: below it, or where its pointer file says.
 * @throws {LocalPostgresError} if the pointer file names a missing folder
 */
export async function findCluster(dataDir: string, name: string): Promise<Cluster | undefined> {
  const inside = clusterIn(join(dataDir, 'postgres'), name);
  if (existsSync(inside.folder)) return inside;
  if (!existsSync(pointerFile(dataDir))) return undefined;
  const folder = (await readFile(pointerFile(dataDir), 'utf8')).trim();
  if (existsSync(folder)) return clusterIn(folder, name);
  throw new LocalPostgresError(
    `The database of ${dataDir} should be in ${folder}, which does not exist; ` +
      `bring it back, or delete ${pointerFile(dataDir)} to begin with an empty one.`,
  );
}

/**
 * Chooses the location of a new cluster: below DATA_DIR or, if PostgreSQL's user cannot enter it, in a system folder
 * that a pointer file in DATA_DIR names.
 * @throws {LocalPostgresError} if there is no such folder
 */
export async function placeCluster(dataDir: string, account: Account, name: string): Promise<Cluster> {
  if (await canPass(account, dataDir)) return clusterIn(join(dataDir, 'postgres'), name);
  const folder = `postgres-${randomBytes(8).toString('hex')}`;
  for (const parent of [`/var/lib/${name}`, `/var/tmp/${name}-data`]) {
    try {
      await mkdir(parent, { recursive: true });
      await chmod(parent, 0o711);
      if (await canPass(account, parent)) return clusterIn(join(parent, folder), name);
    } catch {
      // Read-only or forbidden: try the next one.
    }
  }
  throw new LocalPostgresError(
    `PostgreSQL's user cannot enter ${dataDir}, and there is no other place for its data; ` +
      'name a folder that others may pass with DATA_DIR, or set DATABASE_URL.',
  );
}

/** Writes the pointer file of a cluster outside DATA_DIR. */
export async function pointTo(cluster: Cluster, dataDir: string): Promise<void> {
  if (cluster.folder === join(dataDir, 'postgres')) return;
  const draft = `${pointerFile(dataDir)}.${process.pid}`;
  await writeFile(draft, `${cluster.folder}\n`);
  await rename(draft, pointerFile(dataDir));
}

export async function readPassword(cluster: Cluster): Promise<string> {
  try {
    return (await readFile(cluster.passwordFile, 'utf8')).trim();
  } catch (error) {
    throw new LocalPostgresError(
      `The database's password in ${cluster.passwordFile} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

/**
 * Rejects a cluster for which PostgreSQL's own error message would not help: one of another user, of another major
 * version, or below a folder that its user cannot enter.
 * @throws {LocalPostgresError}
 */
export async function checkCluster(cluster: Cluster, account: Account, binaries: Binaries): Promise<void> {
  const owner = await stat(cluster.data).catch((error: NodeJS.ErrnoException) => {
    throw new LocalPostgresError(`The database folder ${cluster.data} cannot be read (${error.code}).`);
  });
  const uid = account?.uid ?? process.getuid?.();
  if (uid !== undefined && owner.uid !== uid) {
    throw new LocalPostgresError(
      `The database in ${cluster.folder} belongs to another user (number ${owner.uid}); start as that user, ` +
        `give it to yours (chown -R ${uid} '${cluster.folder}'), or name another folder with DATA_DIR.`,
    );
  }
  if (!(await canPass(account, dirname(cluster.data)))) {
    throw new LocalPostgresError(
      `PostgreSQL's user (number ${uid}) can no longer enter ${cluster.folder}; allow it (chmod o+x on the folders above).`,
    );
  }
  const version = await readFile(join(cluster.data, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  const [major] = binaries.version.split('.');
  if (version !== major) {
    throw new LocalPostgresError(
      `The database in ${cluster.folder} was made by PostgreSQL ${version ?? 'unknown'}, and this is ${major}; ` +
        'move its data over, or name another folder with DATA_DIR.',
    );
  }
}

function pointerFile(dataDir: string): string {
  return join(dataDir, 'postgres.location');
}
