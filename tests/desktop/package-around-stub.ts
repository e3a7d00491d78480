import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../support/run-program.ts';
import { writeStubElectron } from './stub-electron.ts';

const folders: string[] = [];

/**
 * Packages the app like `npm run desktop:package`, with a stub of Electron and without the network.
 * @param args additional arguments and variables of the command
 * @returns the folder with `stage`, `electron` and `packages`
 */
export async function packageAroundStub(
  system: keyof typeof writeStubElectron,
  args: string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `package-${system}-`));
  folders.push(folder);
  writeStubElectron[system](join(folder, 'electron'));
  const program = runProgram('scripts/desktop/package.ts', {
    args: [`--${system}`, 'dir', '--folder', folder, ...args],
    env: {
      ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'electron'),
      // For pull requests electron-builder signs nothing: a Mac could not sign a file that is no program.
      GITHUB_BASE_REF: 'main',
      NODE_OPTIONS: `--import ${new URL('block-network.ts', import.meta.url).href}`,
      ...variables,
    },
  });
  const code = await program.exited;
  const output = program.output();
  if (code !== 0 || output.includes('Tried to connect')) throw new Error(`It ended with ${code}:\n${output}`);
  return folder;
}

export function removePackages(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
