import { chmod, lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Cluster } from './cluster.ts';

/**
 * Gives PostgreSQL's user a cluster whose data belongs to root, which PostgreSQL cannot run on: a copy that root made
 * without its owners (`cp -r`) or its modes. Only root does so, and only with what is root's already.
 */
export async function adoptCluster({ folder, data, passwordFile }: Cluster, account: Account): Promise<void> {
  if (!account || account.uid === 0) return;
  if ((await lstat(data)).uid !== 0) return;
  await chmod(folder, 0o711);
  await chmod(passwordFile, 0o600);
  await chmod(data, 0o700);
  await giveContents(data, account);
  // Last, so that an interrupted start is followed by another try.
  await lchown(data, account.uid, account.gid);
}

async function giveContents(folder: string, account: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveContents(path, account);
    // Links themselves, never what they lead to.
    if ((await lstat(path)).uid === 0) await lchown(path, account.uid, account.gid);
  }
}
