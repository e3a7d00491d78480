/**
 * Watches a test run through its standard input, which ends with the run however that ends. Then it stops the
 * programs and the databases that the run has left, and removes its folder, which is the first argument.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { product } from '#contract/product.ts';
import { findBinaries } from '../../packages/local-postgres/binaries.ts';
import { findCluster } from '../../packages/local-postgres/cluster.ts';
import { isAlive } from '../../packages/local-postgres/postgres-process.ts';
import { stopPostgres } from '../../packages/local-postgres/stop-postgres.ts';
import { programsIn } from './run-folder.ts';

const folder = process.argv[2];
if (!folder) throw new Error('no folder given');

process.stdin.resume();
await once(process.stdin, 'close');
// Programs first: a server starts its database again when it loses it.
await Promise.all((await readdir(programsIn(folder))).map((name) => endProgram(Number(name))));
const binaries = await findBinaries();
for (const cluster of await findClusters(folder)) {
  await stopPostgres(cluster.data, binaries);
  await rm(cluster.folder, { recursive: true, force: true });
}
await rm(folder, { recursive: true, force: true, maxRetries: 5 });

/** Asks a program to end, and ends it when it has not after ten seconds. */
async function endProgram(pid: number): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!(await isAlive(pid))) return;
    process.kill(pid, signal);
    for (const end = Date.now() + 10_000; Date.now() < end && (await isAlive(pid)); ) await sleep(50);
  }
}

/** The databases of all data folders below a folder, also those that lie elsewhere because root runs the tests. */
async function findClusters(below: string) {
  const paths = (await readdir(below, { recursive: true })).filter(
    (path) => path.endsWith('postgres.location') || path.endsWith(join('postgres', 'data')),
  );
  const dataDirs = paths.map((path) =>
    join(below, path, path.endsWith('.location') ? '..' : join('..', '..')),
  );
  const found = await Promise.all(
    dataDirs.map((dataDir) => findCluster(dataDir, product.slug).catch(() => undefined)),
  );
  return found.flatMap((cluster) => (cluster && existsSync(cluster.data) ? [cluster] : []));
}
