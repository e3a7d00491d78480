import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder, by their paths below it. */
export function readTemplates(folder: string): Map<string, string> {
  const paths = globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
