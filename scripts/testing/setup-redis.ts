import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './install-debian-package.ts';

/** A Redis or Valkey program in PATH. */
export function findRedis(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => join(folder, name)))
    .find(isProgram);
}

/** Installs Debian's package where this user may; the tests that need Redis are skipped where there is none. */
export async function setUpRedis(): Promise<void> {
  if (findRedis()) return;
  await installDebianPackage('redis-server');
  if (!findRedis()) console.log('No Redis here: the tests that need one are skipped.');
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
