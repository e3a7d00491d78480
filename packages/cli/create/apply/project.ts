import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { trackedFiles } from '../../git.ts';

/** Changes the text of files. @throws {Error} where that changes nothing: the template is another than this expects */
export function changeFile(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not as create/ expects it: nothing was changed.`);
  writeFileSync(file, after);
}

/** Changes a file of JSON, such as package.json. */
export function changeJson<T>(file: string, change: (content: T) => void): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as T;
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Deletes files, and folders that are empty then. They stay tracked until the next {@link commitAll}. */
export function removeFiles(isRemoved: (path: string) => boolean): void {
  for (const file of trackedFiles().filter((path) => existsSync(path) && isRemoved(path))) {
    rmSync(file);
    for (let folder = dirname(file); readdirSync(folder).length === 0; folder = dirname(folder))
      rmdirSync(folder);
  }
}

/** Runs a program of the project; its output is that of this process. */
export function runScript(program: string, ...args: string[]): void {
  execFileSync(process.execPath, [program, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** The commands of the template write only where everything is committed. It is one commit in the end. */
export function commitAll(): void {
  const author = ['-c', 'user.name=template', '-c', 'user.email=template@localhost'];
  execFileSync('git', ['add', '--all']);
  execFileSync('git', [
    ...author,
    'commit',
    '--amend',
    '--quiet',
    '--no-verify',
    '--no-gpg-sign',
    '--no-edit',
  ]);
}
