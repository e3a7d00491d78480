import { spawn } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { Refusal } from './refusal.ts';

/** @throws {Refusal} where an app would be mixed with other files */
export function requireEmpty(folder: string): void {
  // npm puts the programs of packages into PATH, whose entries it would end.
  if (process.platform !== 'win32' && folder.includes(delimiter))
    throw new Refusal(
      `${folder} has a '${delimiter}', with which npm finds no programs. Name another folder.`,
    );
  if (!existsSync(folder)) {
    requireFolderAbove(folder);
    return;
  }
  if (!statSync(folder).isDirectory())
    throw new Refusal(`${folder} is a file. Name a folder that does not exist yet.`);
  const found = readdirSync(folder);
  if (found.length === 0) return;
  const some = found.slice(0, 3).join(', ') + (found.length > 3 ? ' …' : '');
  throw new Refusal(`${folder} is not empty (${some}). Name a folder that is empty or does not exist yet.`);
}

function requireFolderAbove(folder: string): void {
  let above = dirname(folder);
  while (!existsSync(above) && dirname(above) !== above) above = dirname(above);
  if (!statSync(above).isDirectory()) throw new Refusal(`${above} is a file: there can be no folder in it.`);
  if (lstatSync(folder, { throwIfNoEntry: false }))
    throw new Refusal(`${folder} is a link that leads nowhere. Name a folder that does not exist yet.`);
}

/**
 * Makes an empty folder.
 * @returns a function that takes back all that was written since
 */
export function makeFolder(folder: string): () => void {
  const made: string[] = [];
  for (let path = folder; !existsSync(path); path = dirname(path)) made.push(path);
  mkdirSync(folder, { recursive: true });
  return () => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    try {
      // A name that nobody has: what is there is deleted.
      const aside = mkdtempSync(join(dirname(made.at(-1) ?? folder), `.${basename(folder)}-deleted-`));
      try {
        for (const name of names) renameSync(join(folder, name), join(aside, name));
      } finally {
        deleteLater(aside);
      }
    } catch {
      // Another file system, or a folder above that may not be written to: deleted where it is.
      deleteAll(names.map((name) => join(folder, name)));
    }
    // Somebody may have put something else into the folders above meanwhile.
    for (const path of made) if (path === folder || readdirSync(path).length === 0) rmdirSync(path);
  };
}

/** The packages are tens of thousands of files: whoever pressed Ctrl+C does not wait for them. */
function deleteLater(folder: string): void {
  const script = `require('node:fs').rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 5 })`;
  spawn(process.execPath, ['-e', script, folder], { detached: true, stdio: 'ignore' })
    .on('error', () => deleteAll([folder]))
    .unref();
}

function deleteAll(paths: readonly string[]): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}
