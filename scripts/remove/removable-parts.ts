import { basename } from 'node:path';

/**
 * What `npm run remove` can take out of a project; `npm create` asks for the same.
 * @param files all paths of the project, from its root
 */
export function removableParts(files: readonly string[]): string[] {
  return files
    .filter((file) => /^contract\/features\/(?!features?\.ts)[^/]+\.ts$/.test(file))
    .map((file) => basename(file, '.ts'));
}
