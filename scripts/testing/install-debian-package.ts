import type { StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runCommand } from '#scripts/run-command.ts';

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
