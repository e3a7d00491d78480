import type { StdioOptions } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium, shellName } from '#scripts/find-chromium.ts';
import { runCommand } from '#scripts/run-command.ts';
import { playwrightCli } from './playwright-cli.ts';

/**
 * Makes sure that the tests have a Chromium: the system's, else Debian's package where this user may install one,
 * else the one that Playwright downloads. Prints what it does; returns false when none could be had.
 */
export async function setUpChromium(): Promise<boolean> {
  if (findChromium()) return true;
  await installDebianPackage(shellName);
  if (findChromium()) return true;
  console.log('No Chromium here; Playwright downloads its own…');
  // As root it also fetches the libraries that a bare system lacks.
  const root = process.getuid?.() === 0;
  const install = [playwrightCli(), 'install', ...(root ? ['--with-deps'] : []), 'chromium'];
  const code = await runCommand(process.execPath, install).catch(() => 1);
  if (code === 0 && findChromium()) return true;
  console.error('The tests need a Chromium; install one, or name its program with CHROMIUM_PATH.');
  return false;
}

/** A Redis or Valkey program in PATH. */
export function findRedis(): string | undefined {
  return findInPath('redis-server') ?? findInPath('valkey-server');
}

/** Installs Debian's package where this user may; the tests that need Redis are skipped where there is none. */
export async function setUpRedis(): Promise<void> {
  if (findRedis()) return;
  await installDebianPackage('redis-server');
  if (!findRedis()) console.log('No Redis here: the tests that need one are skipped.');
}

/** The program of that name in PATH. */
export function findInPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a package where that is possible, as root on Debian; elsewhere, and when it fails, nothing happens. */
export async function installDebianPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  console.log(`Installing the package ${name}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '--yes', '--no-install-recommends', name];
  if ((await runCommand('apt-get', install, { env, stdio: 'ignore' }).catch(() => 1)) === 0) return;
  // The package lists of a fresh container are empty or old.
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  await runCommand('apt-get', ['update'], { env, stdio }).catch(() => 1);
  await runCommand('apt-get', install, { env, stdio }).catch(() => 1);
}

/** Ubuntu's packages of the same names may be hints to install a snap, which no container can. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
