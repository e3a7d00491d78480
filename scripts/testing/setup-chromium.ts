import { findChromium, shellName } from '#scripts/find-chromium.ts';
import { runCommand } from '#scripts/run-command.ts';
import { installDebianPackage } from './install-debian-package.ts';
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
