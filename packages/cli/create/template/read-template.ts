import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TemplateFile, unpackFiles } from './archive.ts';
import type { TemplateOptions } from './choices.ts';

export interface Template {
  options: TemplateOptions;
  files: TemplateFile[];
}

/** Names of the two files in the package. */
export const archiveFile = 'template.gz';
export const optionsFile = 'template.json';

/**
 * The template that came with the package, or else the files of the clone in which this runs.
 * @param folder of the program
 */
export async function readTemplate(folder: string): Promise<Template> {
  if (existsSync(join(folder, archiveFile))) {
    return {
      options: JSON.parse(readFileSync(join(folder, optionsFile), 'utf8')),
      files: unpackFiles(readFileSync(join(folder, archiveFile))),
    };
  }
  const { describeOptions } = await import('./describe-options.ts');
  const root = join(folder, '../..');
  const files = readClone(root);
  return { options: describeOptions(files), files };
}

/** What git tracks in a clone, as it is on disk: changes that are not committed are part of it. */
export function readClone(root: string): TemplateFile[] {
  const listed = execFileSync('git', ['ls-files', '--stage', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [, mode = '', path = ''] = /^(\d+) \w+ \d+\t(.+)$/s.exec(line) ?? [];
      return { path, isExecutable: mode === '100755' };
    })
    .filter(({ path }) => existsSync(join(root, path)))
    .map((file) => ({ ...file, content: readFileSync(join(root, file.path)) }));
}
