import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { archiveFile } from '../template/archive.ts';
import { runProgram } from './run-program.ts';

/**
 * Packs the package without the template into a folder: the tools that an app has as one file of its own, so that it
 * needs no registry for them.
 */
export async function packTools(packageFolder: string, target: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  try {
    const filter = (path: string) => basename(path) !== archiveFile;
    cpSync(packageFolder, folder, { recursive: true, filter });
    await runProgram(folder, 'npm', ['pack', '--ignore-scripts', '--pack-destination', target]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
