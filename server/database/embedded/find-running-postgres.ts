import { product } from '#contract/product.ts';
import { findCluster, readPassword } from './cluster.ts';
import { isOwned } from './ownership.ts';
import { readPidFile } from './pid-file.ts';
import { embeddedUrl, probePort } from './probe.ts';

/**
 * Address of the database of a server that runs on a data folder right now; undefined where none runs, also where a
 * killed one left its PostgreSQL behind. With its password: never to be logged.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const cluster = await findCluster(dataDir);
  const port = cluster && (await readPidFile(cluster.data))?.port;
  if (!port) return undefined;
  const password = await readPassword(cluster);
  if ((await probePort(port, password, cluster.data)) !== 'ours') return undefined;
  return (await isOwned(port, password)) ? embeddedUrl(port, password, product.slug) : undefined;
}
