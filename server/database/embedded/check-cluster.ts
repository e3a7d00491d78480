import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../../config/startup-error.ts';
import { type Account, canPass } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';

/**
 * Refuses a cluster that PostgreSQL would refuse with words that do not help here: one of another user, of another
 * major version, or below a folder that its user cannot enter.
 * @throws {StartupError}
 */
export async function checkCluster(cluster: Cluster, account: Account, binaries: Binaries): Promise<void> {
  const owner = await stat(cluster.data).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`The database folder ${cluster.data} cannot be read (${error.code}).`);
  });
  const uid = account?.uid ?? process.getuid?.();
  if (uid !== undefined && owner.uid !== uid) {
    throw new StartupError(
      `The database in ${cluster.folder} belongs to another user (number ${owner.uid}); ` +
        'start as that user or name another folder with DATA_DIR.',
    );
  }
  if (!(await canPass(account, dirname(cluster.data)))) {
    throw new StartupError(
      `PostgreSQL's user (number ${uid}) can no longer enter ${cluster.folder}; allow it (chmod o+x on the folders above).`,
    );
  }
  const version = await readFile(join(cluster.data, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  const [major] = binaries.version.split('.');
  if (version !== major) {
    throw new StartupError(
      `The database in ${cluster.folder} was made by PostgreSQL ${version ?? 'unknown'}, and this is ${major}; ` +
        'move its data over, or name another folder with DATA_DIR.',
    );
  }
}
