import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { type Binaries, childEnvironment, program } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { LocalPostgresError } from './local-postgres-error.ts';
import { isAlive } from './postgres-process.ts';

const run = promisify(execFile);

/**
 * Character types under which trigrams contain Arabic letters; which of them exist differs between systems. Text sorts
 * and compares by PostgreSQL's builtin C.UTF-8 everywhere.
 */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'en-US'];

/**
 * Creates a cluster under a temporary name and renames it when it is complete: an interrupted start leaves nothing that
 * a later one could mistake for a database. Of two processes the first wins.
 * @throws {LocalPostgresError} if initdb fails
 */
export async function createCluster(cluster: Cluster, binaries: Binaries, account: Account): Promise<void> {
  await removeAbandoned(cluster);
  const draft = `${cluster.folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const data = join(draft, 'data');
  const passwordFile = join(draft, 'password');
  try {
    await mkdir(draft, { mode: account ? 0o711 : 0o700 });
    await mkdir(data, { mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) await Promise.all([data, passwordFile].map((path) => chown(path, account.uid, account.gid)));
    await initialise({ ...cluster, data, passwordFile }, binaries, account);
    if (account) await chown(passwordFile, 0, 0);
    await rename(draft, cluster.folder).catch((error: NodeJS.ErrnoException) => {
      if (!existsSync(cluster.data)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function initialise(cluster: Cluster, binaries: Binaries, account: Account): Promise<void> {
  const { name, data, passwordFile } = cluster;
  let failure = '';
  for (const characterType of characterTypes) {
    try {
      await run(
        program(binaries, 'initdb'),
        [
          `--pgdata=${data}`,
          `--username=${name}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
          '--locale=C',
          `--lc-ctype=${characterType}`,
          '--no-instructions',
        ],
        { ...account, cwd: '/', env: childEnvironment() },
      );
      return;
    } catch (error) {
      const { stderr, message } = error as Error & { stderr?: string };
      failure = (stderr || message).trim();
      if (!failure.includes('invalid locale name')) break;
    }
  }
  throw new LocalPostgresError(
    `PostgreSQL could not be set up in ${dirname(data)}: ${lastLine(failure)}; DATABASE_URL can name another server.`,
  );
}

/** The line with the reason, without the program's name and the lines after it. */
function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim());
  return (
    lines.findLast((line) => /error|fatal|could not|cannot/i.test(line)) ?? lines.at(-1) ?? 'no reason given'
  );
}

/** Removes drafts of processes that died before they could. */
async function removeAbandoned(cluster: Cluster): Promise<void> {
  const parent = dirname(cluster.folder);
  const prefix = `${basename(cluster.folder)}.new-`;
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid === process.pid || (await isAlive(pid))) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}
