import { product } from '#contract/product.ts';
import { findCluster, readPassword } from './cluster.ts';
import { isOwned } from './ownership.ts';
import { readPidFile } from './pid-file.ts';
import { embeddedUrl, probePort } from './probe.ts';

/**
 * URL of the database of a server that currently runs on a data folder; undefined if none does, even if a killed one
 * left its PostgreSQL running. Contains the password: never log it.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const cluster = await findCluster(dataDir);
  const port = cluster && (await readPidFile(cluster.data))?.port;
  if (!port) return undefined;
  const password = await readPassword(cluster);
  if ((await probePort(port, password, cluster.data)) !== 'ours') return undefined;
  return (await isOwned(port, password)) ? embeddedUrl(port, password, product.slug) : undefined;
}
