import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../package-folder.ts';
import { archiveFile, optionsFile, type TemplateFile, unpackFiles } from './archive.ts';
import type { TemplateOptions } from './choices.ts';

export interface Template {
  /** The folder of the package that holds the template. */
  folder: string;
  options: TemplateOptions;
  files: TemplateFile[];
}

/** The template that came with the package, or else the files of the clone in which this runs. */
export async function readTemplate(): Promise<Template> {
  const isPacked = existsSync(join(packageFolder, archiveFile));
  const folder = isPacked ? packageFolder : await (await import('./build-package.ts')).buildPackage();
  return {
    folder,
    options: JSON.parse(readFileSync(join(folder, optionsFile), 'utf8')),
    files: unpackFiles(readFileSync(join(folder, archiveFile))),
  };
}
