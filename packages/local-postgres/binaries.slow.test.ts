import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ordinaryAccount } from '../../tests/support/run-program.ts';
import type { Account } from './account.ts';
import { type Binaries, findBinaries, program, usableBinaries } from './binaries.ts';

const run = promisify(execFile);
const nobody = ordinaryAccount();
let folder: string;
let cache: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-binaries-'));
  await chmod(folder, 0o755);
  cache = join(folder, 'cache');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The product's PostgreSQL as if installed below a folder of this name. */
async function installIn(name: string, mode: number): Promise<Binaries> {
  const installed = await findBinaries();
  const root = join(folder, name, 'native');
  await cp(installed.root, root, { recursive: true, verbatimSymlinks: true });
  await chmod(join(folder, name), mode);
  return { ...installed, root };
}

/** Creates a database with the binaries, which uses their programs, libraries and shared files. */
async function makeDatabase(account: Account, binaries: Binaries): Promise<void> {
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o777 });
  await chmod(data, 0o777);
  const args = [`--pgdata=${join(data, 'new')}`, '--username=a', '--auth=trust', '--no-sync', '--no-locale'];
  await run(program(binaries, 'initdb'), args, { ...account, cwd: '/' });
}

test('binaries that can be run in place are not copied', async () => {
  const installed = await installIn('open', 0o755);
  expect(await usableBinaries(nobody, 'test', { installed, caches: [cache] })).toEqual(installed);
  expect(await readdir(folder)).toEqual(['open']);
});

test('below a closed folder: two starts at once make one copy, which the other user runs', async ({
  skip,
}) => {
  if (!nobody) skip('only root hands PostgreSQL to another user');
  const installed = await installIn('closed', 0o700);
  const places = { installed, caches: [cache] };
  const [first, second] = await Promise.all([
    usableBinaries(nobody, 'test', places),
    usableBinaries(nobody, 'test', places),
  ]);
  expect(second).toEqual(first);
  expect(first.root.startsWith(cache)).toBe(true);
  expect(await readdir(cache)).toHaveLength(1);
  await makeDatabase(nobody, first);

  const made = (await stat(program(first, 'postgres'))).ino;
  await usableBinaries(nobody, 'test', places);
  expect((await stat(program(first, 'postgres'))).ino).toBe(made);
});

test('below a path that initdb does not support: uses a copy', async () => {
  const installed = await installIn('a "$HOME" clone', 0o755);
  const copy = await usableBinaries(nobody, 'test', { installed, caches: [cache] });
  expect(copy.root.startsWith(cache)).toBe(true);
  await makeDatabase(nobody, copy);
});

test('a cache that other users may write to is not used; the reason is reported', async () => {
  const installed = { root: join(folder, '$nothing'), version: '18' };
  await mkdir(cache);
  await chmod(cache, 0o777);
  await expect(usableBinaries(nobody, 'test', { installed, caches: [cache] })).rejects.toThrow(
    /cannot run from .*, nor from a copy in .*\/cache \(Error: not this user’s alone\); set DATABASE_URL\.$/,
  );
});
