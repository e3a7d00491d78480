import { findInPath, installDebianPackage } from '#scripts/testing/setup-programs.ts';

/** The tools of Linux desktops that the tests of desktop entries use, by their packages. */
const tools = { 'xdg-utils': 'xdg-mime', 'desktop-file-utils': 'desktop-file-validate' };

/** True where all of them are in PATH. */
export function hasXdgTools(): boolean {
  return Object.values(tools).every(findInPath);
}

/** Installs Debian's packages where this user may; the tests that need the tools are skipped where they are missing. */
export async function setUpXdgTools(): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const [name, tool] of Object.entries(tools)) if (!findInPath(tool)) await installDebianPackage(name);
  if (!hasXdgTools())
    console.log('xdg-utils or desktop-file-utils is missing: the tests of desktop entries are skipped.');
}
