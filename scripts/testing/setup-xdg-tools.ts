import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './install-debian-package.ts';

/** The tools of Linux desktops that the tests of desktop entries use, by their packages. */
const tools = { 'xdg-utils': 'xdg-mime', 'desktop-file-utils': 'desktop-file-validate' };

/** True where all of them are in PATH. */
export function hasXdgTools(): boolean {
  return Object.values(tools).every(isInPath);
}

/** Installs Debian's packages where this user may; the tests that need the tools are skipped where they are missing. */
export async function setUpXdgTools(): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const [name, tool] of Object.entries(tools)) if (!isInPath(tool)) await installDebianPackage(name);
  if (!hasXdgTools())
    console.log('xdg-utils or desktop-file-utils is missing: the tests of desktop entries are skipped.');
}

function isInPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
