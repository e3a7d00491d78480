import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';

const silent = { info: () => {}, warn: console.warn, error: console.error };

let prepared: Promise<string> | undefined;

/**
 * Fills a data folder, which must not be there yet, with the embedded PostgreSQL of an earlier start that was stopped
 * in order: for tests that begin there, which a copy reaches sooner than a first start does.
 */
export async function copyPreparedCluster(dataDir: string): Promise<void> {
  prepared ??= prepareCluster();
  const from = await prepared;
  // Root's copy must go on belonging to the user of PostgreSQL.
  if (process.platform === 'win32') await cp(from, dataDir, { recursive: true });
  else await promisify(execFile)('cp', ['-a', from, dataDir]);
}

/** Once in each worker; it goes with the folder of the run. */
async function prepareCluster(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-made-'));
  // PostgreSQL's own user must be able to pass when root runs the tests.
  await chmod(dataDir, 0o711);
  const embedded = await startEmbeddedPostgres({ dataDir, logger: silent });
  await embedded.stop();
  return dataDir;
}
