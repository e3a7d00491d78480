import type { StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findChromium, shellName } from './find-chromium.ts';
import { playwrightCli } from './playwright-cli.ts';
import { runCommand } from './run-command.ts';

/**
 * Makes sure that the tests have a Chromium: the system's, else Debian's package where this user may install one,
 * else the one that Playwright downloads. Prints what it does; returns false when none could be had.
 */
export async function setUpChromium(): Promise<boolean> {
  if (findChromium()) return true;
  const root = process.getuid?.() === 0;
  if (root && isDebian()) {
    console.log(`No Chromium here; installing the package ${shellName}…`);
    await installPackage();
    if (findChromium()) return true;
  }
  console.log('No Chromium here; Playwright downloads its own…');
  // As root it also fetches the libraries that a bare system lacks.
  const install = [playwrightCli(), 'install', ...(root ? ['--with-deps'] : []), 'chromium'];
  const code = await runCommand(process.execPath, install).catch(() => 1);
  if (code === 0 && findChromium()) return true;
  console.error('The tests need a Chromium; install one, or name its program with CHROMIUM_PATH.');
  return false;
}

/** Ubuntu has its Chromium as a snap alone, which no container can install. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

async function installPackage(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '--yes', '--no-install-recommends', shellName];
  if ((await runCommand('apt-get', install, { env, stdio: 'ignore' }).catch(() => 1)) === 0) return;
  // The package lists of a fresh container are empty or old.
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  await runCommand('apt-get', ['update'], { env, stdio }).catch(() => 1);
  await runCommand('apt-get', install, { env, stdio }).catch(() => 1);
}
